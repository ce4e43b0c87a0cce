#ifndef DYNAMICTYPE_CPROCESSES_H
#define DYNAMICTYPE_CPROCESSES_H

// `prctl` and `syscall` have variable lists of arguments, which Swift does not import.
#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Lets processes whose parent has ended become children of this one: prctl(2), PR_SET_CHILD_SUBREAPER.
static inline int dt_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

// Ends this process when the thread that started it ends: prctl(2), PR_SET_PDEATHSIG.
static inline int dt_end_with_parent(void) {
  return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
}

// The C library gives it to programs alone that ask for GNU's names.
#ifndef O_PATH
#define O_PATH 010000000
#endif

// The numbers and bits of Landlock, landlock(7); older headers lack the later ones.
struct dt_landlock_rules {
  uint64_t files, network, scopes;
};
struct dt_landlock_path {
  uint64_t files;
  int32_t parent;
} __attribute__((packed));

// Lets this thread, and those that it starts, change files below some folders alone; the files may be read as before.
// Returns 0, or -1 where the kernel has no Landlock.
static inline int dt_hold_files(const char *const *folders, int count) {
  long version = syscall(444, NULL, 0, 1);  // landlock_create_ruleset
  if (version < 1) return -1;
  // Writing, removing and making, by landlock(7); moving since 2, truncating since 3.
  uint64_t changes = 1u << 1;
  for (int bit = 4; bit <= 12; bit++) changes |= 1u << bit;
  if (version >= 2) changes |= 1u << 13;
  if (version >= 3) changes |= 1u << 14;
  struct dt_landlock_rules rules = {.files = changes};
  // Signals to processes outside since 6.
  if (version >= 6) rules.scopes = 1u << 1;
  size_t size = version >= 6 ? sizeof(rules) : version >= 4 ? 16 : 8;
  long set = syscall(444, &rules, size, 0);
  if (set < 0) return -1;
  int failed = 0;
  for (int index = 0; index < count; index++) {
    int folder = open(folders[index], O_PATH | O_CLOEXEC);
    struct stat facts;
    if (folder < 0 || fstat(folder, &facts) != 0) continue;
    uint64_t own = S_ISDIR(facts.st_mode) ? changes : changes & (1u << 1 | 1u << 14);
    struct dt_landlock_path path = {.files = own, .parent = folder};
    if (syscall(445, set, 1, &path, 0) != 0) failed = 1;  // landlock_add_rule
    close(folder);
  }
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || syscall(446, set, 0) != 0) failed = 1;  // landlock_restrict_self
  close((int)set);
  return failed ? -1 : 0;
}

// Lets no thread of this process open a socket, or reach into another process, seccomp(2).
// Returns 0, or -1 where the kernel or the processor is another one.
static inline int dt_hold_network(void) {
#if defined(__x86_64__)
  const uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
  const uint32_t machine = AUDIT_ARCH_AARCH64;
#else
  const uint32_t machine = 0;
  return -1;
#endif
#define DT_LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define DT_REFUSE(number, error) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
  struct sock_filter steps[] = {
      DT_LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      DT_LOAD(nr),
#if defined(__x86_64__)
      // The calls of x32 have the same meaning under other numbers.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
#endif
      DT_REFUSE(SYS_socket, EACCES),
      // io_uring_setup, by which sockets can be opened, too.
      DT_REFUSE(425, ENOSYS),
      DT_REFUSE(SYS_ptrace, EPERM),
      DT_REFUSE(SYS_process_vm_writev, EPERM),
      DT_REFUSE(438, EPERM),  // pidfd_getfd
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
#undef DT_LOAD
#undef DT_REFUSE
  struct sock_fprog program = {.len = sizeof(steps) / sizeof(steps[0]), .filter = steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0 ? 0 : -1;
}
#else
static inline int dt_adopt_orphans(void) { return -1; }
static inline int dt_end_with_parent(void) { return -1; }
static inline int dt_hold_files(const char *const *folders, int count) { return -1; }
static inline int dt_hold_network(void) { return -1; }
#endif

#endif
