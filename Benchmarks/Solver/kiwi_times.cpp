// Prints the CPU time in microseconds that kiwi takes for a table of solver-times.
#include <time.h>

#include <cmath>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

struct Row {
  double strength;
  kiwi::RelationalOperator relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

struct Table {
  std::vector<std::string> names;
  std::map<std::string, int> numbers;
  std::vector<Row> rows;
  std::vector<int> edited;
  std::vector<std::pair<int, double>> changes;

  int number(const std::string &name) {
    auto found = numbers.emplace(name, static_cast<int>(names.size()));
    if (found.second) names.push_back(name);
    return found.first->second;
  }
};

static double strength(const std::string &name) {
  using namespace kiwi::strength;
  static const std::map<std::string, double> known = {
      {"required", required}, {"strong", strong}, {"firm", create(0, 100, 0)},
      {"middle", create(0, 1, 0, 1.25)}, {"medium", medium}, {"weak", weak},
  };
  return known.at(name);
}

static kiwi::RelationalOperator relation(const std::string &sign) {
  return sign == "==" ? kiwi::OP_EQ : sign == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
}

static Table read(const char *path) {
  Table table;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string first, name;
    double number;
    words >> first;
    if (first == "edit") {
      words >> name;
      table.edited.push_back(table.number(name));
    } else if (first == "change") {
      int row;
      words >> row >> number;
      table.changes.emplace_back(row, number);
    } else {
      Row row;
      words >> name >> row.constant;
      row.strength = strength(first);
      row.relation = relation(name);
      while (words >> number >> name) row.terms.emplace_back(table.number(name), number);
      table.rows.push_back(row);
    }
  }
  return table;
}

struct Built {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
};

static kiwi::Constraint constraint(const Row &row, double constant, const Built &built) {
  std::vector<kiwi::Term> terms;
  terms.reserve(row.terms.size());
  for (const auto &term : row.terms)
    terms.emplace_back(built.variables[term.first], term.second);
  return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), row.relation, row.strength);
}

static void build(const Table &table, Built &built) {
  for (const auto &name : table.names) built.variables.emplace_back(name);
  for (int index : table.edited)
    built.solver.addEditVariable(built.variables[index], kiwi::strength::strong);
  built.constraints.reserve(table.rows.size());
  for (const auto &row : table.rows) {
    built.constraints.push_back(constraint(row, row.constant, built));
    built.solver.addConstraint(built.constraints.back());
  }
  built.solver.updateVariables();
}

static void change(const Table &table, Built &built, bool back) {
  for (const auto &change : table.changes) {
    const Row &row = table.rows[change.first];
    built.solver.removeConstraint(built.constraints[change.first]);
    built.constraints[change.first] =
        constraint(row, back ? row.constant : change.second, built);
    built.solver.addConstraint(built.constraints[change.first]);
  }
  built.solver.updateVariables();
}

static const double sizes[6][2] = {{400, 600},  {600, 400}, {800, 1200},
                                   {1200, 800}, {400, 800}, {800, 400}};

static void resize(const Table &table, Built &built, int index) {
  for (size_t edit = 0; edit < table.edited.size(); ++edit)
    built.solver.suggestValue(built.variables[table.edited[edit]], sizes[index][edit]);
  built.solver.updateVariables();
}

static double cpu_time() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

template <typename Work>
static double microseconds(int times, Work work) {
  double least = INFINITY;
  for (int run = 0; run < 9; ++run) {
    double start = cpu_time();
    for (int time = 0; time < times; ++time) work();
    least = std::min(least, (cpu_time() - start) / times);
  }
  return least;
}

int main(int, char **arguments) {
  Table table = read(arguments[1]);
  std::cout << "build " << microseconds(40, [&] {
    Built built;
    build(table, built);
  }) << "\n";
  Built built;
  build(table, built);
  if (!table.edited.empty())
    std::cout << "suggest " << microseconds(1000, [&] {
      for (int index = 0; index < 6; ++index) resize(table, built, index);
    }) / 6 << "\n";
  if (!table.changes.empty())
    std::cout << "change " << microseconds(10, [&] {
      change(table, built, false);
      change(table, built, true);
    }) / 2 << "\n";
  double sum = 0;
  for (int index = 0; index < 6; ++index) {
    resize(table, built, index);
    for (const auto &variable : built.variables) sum += variable.value();
  }
  std::cout << "checksum " << sum << "\n";
}
