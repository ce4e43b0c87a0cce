/* The physical limit of our engine, and its judge.
 *
 *   shaping_limit time CORPUS RUNS STEP   CPU microseconds to shape and break each string once:
 *                                         hb_shape of every run, line and grapheme breaks by ICU,
 *                                         nothing else
 *   shaping_limit counts CORPUS RUNS      36 counts a line, every candidate line shaped anew at
 *                                         every size: what shaping once must come to
 *
 * RUNS is what `text-lines runs` prints: which font each stretch of a string has. The break
 * iterators are those of the Swift toolchain's ICU, which our engine uses as well.
 */
#include <_foundation_unicode/ubrk.h>
#include <_foundation_unicode/ustring.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double sizes[] = {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53};
static const double widths[] = {120, 240, 361};
static const double unit = 1 << 18; /* of a point, so that nothing is rounded */
enum { SIZES = 12, WIDTHS = 3, LONGEST = 4096, MOST_RUNS = 128, MOST_FONTS = 16 };

typedef struct {
    int start, end, is_rtl, font;
} Run;

typedef struct {
    char language[8];
    UChar text[512];
    int length, run_count;
    Run runs[MOST_RUNS];
} Row;

typedef struct {
    char name[64];
    hb_font_t *font;
} Face;

static Row *rows;
static int row_count;
static Face faces[MOST_FONTS];
static int face_count;
static hb_buffer_t *buffer;
static UBreakIterator *graphemes;

static void fail(const char *what) {
    perror(what);
    exit(1);
}

/* The font of a PostScript name, as fontconfig finds it. */
static int face(const char *name) {
    for (int index = 0; index < face_count; index++)
        if (strcmp(faces[index].name, name) == 0) return index;
    FcPattern *wanted = FcPatternCreate();
    FcPatternAddString(wanted, FC_POSTSCRIPT_NAME, (const FcChar8 *)name);
    FcObjectSet *objects = FcObjectSetBuild(FC_FILE, FC_INDEX, FC_VARIABLE, NULL);
    FcFontSet *found = FcFontList(NULL, wanted, objects);
    if (found->nfont == 0 || face_count == MOST_FONTS) fail(name);
    FcChar8 *file;
    int index = 0;
    FcPatternGetString(found->fonts[0], FC_FILE, 0, &file);
    FcPatternGetInteger(found->fonts[0], FC_INDEX, 0, &index);
    hb_blob_t *blob = hb_blob_create_from_file((const char *)file);
    hb_face_t *opened = hb_face_create(blob, index & 0xFFFF);
    Face *it = &faces[face_count];
    snprintf(it->name, sizeof it->name, "%s", name);
    it->font = hb_font_create(opened);
    return face_count++;
}

static void read_runs(Row *row, char *line) {
    for (char *part = strtok(line, " \n"); part; part = strtok(NULL, " \n")) {
        Run *run = &row->runs[row->run_count];
        char direction, name[64];
        if (sscanf(part, "%d,%d,%c,%63s", &run->start, &run->end, &direction, name) != 4) continue;
        run->is_rtl = direction == 'r';
        run->font = face(name);
        if (++row->run_count == MOST_RUNS) fail("too many runs");
    }
}

static void read_files(const char *corpus, const char *runs, int step) {
    char line[LONGEST], run_line[LONGEST * 2];
    FILE *texts = fopen(corpus, "r"), *parts = fopen(runs, "r");
    if (!texts || !parts) fail(corpus);
    for (int number = 0; fgets(line, sizeof line, texts); number++) {
        if (!fgets(run_line, sizeof run_line, parts)) fail(runs);
        char *tab = strchr(line, '\t');
        if (!tab || number % step) continue;
        *tab = 0;
        tab[1 + strcspn(tab + 1, "\n")] = 0;
        rows = realloc(rows, (row_count + 1) * sizeof *rows);
        Row *row = memset(&rows[row_count++], 0, sizeof *rows);
        UErrorCode status = U_ZERO_ERROR;
        snprintf(row->language, sizeof row->language, "%.7s", line);
        u_strFromUTF8(row->text, 512, &row->length, tab + 1, -1, &status);
        if (U_FAILURE(status)) fail("text");
        read_runs(row, run_line);
    }
    fclose(texts);
    fclose(parts);
}

static UBreakIterator *lines(const char *language) {
    static struct {
        char language[8];
        UBreakIterator *iterator;
    } known[16];
    int index = 0;
    for (; index < 15 && known[index].iterator; index++)
        if (strcmp(known[index].language, language) == 0) return known[index].iterator;
    char locale[32];
    UErrorCode status = U_ZERO_ERROR;
    snprintf(locale, sizeof locale, "%s@lb=normal", language);
    snprintf(known[index].language, sizeof known[index].language, "%s", language);
    known[index].iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
    return known[index].iterator;
}

static int boundaries(UBreakIterator *iterator, const Row *row, int *ends) {
    UErrorCode status = U_ZERO_ERROR;
    int count = 0, end;
    ubrk_setText(iterator, row->text, row->length, &status);
    while ((end = ubrk_next(iterator)) >= 0) ends[count++] = end;
    return count;
}

/* The advance of a part of a run, in the units that the font is scaled to. */
static long shape(const Row *row, const Run *run, int start, int end) {
    unsigned count;
    long sum = 0;
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf16(buffer, (const uint16_t *)row->text, row->length, start, end - start);
    hb_buffer_set_direction(buffer, run->is_rtl ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_language(buffer, hb_language_from_string(row->language, -1));
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(faces[run->font].font, buffer, NULL, 0);
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    for (unsigned glyph = 0; glyph < count; glyph++) sum += positions[glyph].x_advance;
    return sum;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static long once(void) {
    int ends[512];
    long sum = 0;
    for (int index = 0; index < row_count; index++) {
        const Row *row = &rows[index];
        sum += boundaries(lines(row->language), row, ends);
        sum += boundaries(graphemes, row, ends);
        for (int run = 0; run < row->run_count; run++)
            sum += shape(row, &row->runs[run], row->runs[run].start, row->runs[run].end);
    }
    return sum;
}

/* The width of a line in points, shaped by itself. */
static double line_width(const Row *row, int start, int end) {
    long sum = 0;
    while (end > start && row->text[end - 1] == ' ') end--;
    for (int index = 0; index < row->run_count; index++) {
        const Run *run = &row->runs[index];
        int from = run->start > start ? run->start : start, to = run->end < end ? run->end : end;
        if (from < to) sum += shape(row, run, from, to);
    }
    return sum / unit;
}

static int count_lines(const Row *row, double width, const int *breaks, int break_count,
                       const int *ends, int end_count) {
    int count = 0, start = 0;
    width += 1e-4;
    while (start < row->length) {
        int best = start;
        for (int index = 0; index < break_count; index++) {
            if (breaks[index] <= start) continue;
            if (line_width(row, start, breaks[index]) > width) break;
            best = breaks[index];
        }
        for (int index = 0; best == start && index < end_count; index++) {
            if (ends[index] <= start) continue;
            best = ends[index];
            for (; index + 1 < end_count; index++) {
                if (line_width(row, start, ends[index + 1]) > width) break;
                best = ends[index + 1];
            }
        }
        count++;
        start = best;
    }
    return count ? count : 1;
}

static void scale(double size) {
    for (int index = 0; index < face_count; index++) {
        int units = (int)(size * unit + 0.5);
        hb_font_set_scale(faces[index].font, units, units);
    }
}

static void print_counts(void) {
    int *counts = calloc((size_t)row_count * SIZES * WIDTHS, sizeof *counts);
    for (int size = 0; size < SIZES; size++) {
        scale(sizes[size]);
        for (int row = 0; row < row_count; row++) {
            int breaks[512], ends[512];
            int break_count = boundaries(lines(rows[row].language), &rows[row], breaks);
            int end_count = boundaries(graphemes, &rows[row], ends);
            for (int width = 0; width < WIDTHS; width++)
                counts[(row * SIZES + size) * WIDTHS + width] = count_lines(
                    &rows[row], widths[width], breaks, break_count, ends, end_count);
        }
    }
    for (int row = 0; row < row_count; row++) {
        for (int config = 0; config < SIZES * WIDTHS; config++)
            printf("%d ", counts[row * SIZES * WIDTHS + config]);
        puts("");
    }
}

int main(int count, char **arguments) {
    if (count < 4) {
        fputs("usage: shaping_limit time CORPUS RUNS STEP | counts CORPUS RUNS\n", stderr);
        return 2;
    }
    int is_timed = strcmp(arguments[1], "time") == 0;
    UErrorCode status = U_ZERO_ERROR;
    buffer = hb_buffer_create();
    graphemes = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &status);
    read_files(arguments[2], arguments[3], is_timed && count > 4 ? atoi(arguments[4]) : 1);
    if (!is_timed) {
        print_counts();
        return 0;
    }
    once(); /* opens tables and iterators */
    double least = 1e30;
    for (int pass = 0; pass < 5; pass++) {
        double start = now();
        if (once() > 0 && now() - start < least) least = now() - start;
    }
    printf("strings %d\nshape %.3f\n", row_count, least / row_count);
    return 0;
}
