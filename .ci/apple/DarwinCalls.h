// The calls of macOS' and iOS' C library that Sources and Tests use, in the shape that they have
// there: what differs from Linux is what matters. .ci/apple-types compiles the sources against it,
// so a call that is not here does not compile. Apple's headers say what each is.
//
// .ci/platform-calls.tsv has a line for each of them.

// No app for iOS may start a program: what it declares for that, it refuses when it is called.
#define MAC_ONLY __attribute__((availability(ios, unavailable)))
// C alone may call it, on macOS too.
#define NOT_IN_SWIFT(words) __attribute__((availability(swift, unavailable, message = words)))
#pragma clang assume_nonnull begin
#define MAYBE _Null_unspecified

typedef unsigned short mode_t;
typedef int pid_t;
typedef int dev_t;
typedef long long off_t;
typedef long ssize_t;
typedef unsigned long size_t;
typedef unsigned int useconds_t;

// Memory and text
void *MAYBE malloc(size_t size);
void free(void *MAYBE pointer);
char *MAYBE strdup(const char *MAYBE text);
size_t strlen(const char *MAYBE text);
int strcmp(const char *MAYBE left, const char *MAYBE right);
void *MAYBE mmap(void *MAYBE address, size_t size, int access, int flags, int file, off_t offset);
int munmap(void *MAYBE address, size_t size);
int madvise(void *MAYBE address, size_t size, int advice);
#define PROT_READ 0x01
#define MAP_PRIVATE 0x0002
#define MADV_DONTNEED 4

// Files
typedef unsigned long long ino_t;
struct timespec {
  long tv_sec;
  long tv_nsec;
};
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  unsigned short st_nlink;
  ino_t st_ino;
  unsigned int st_uid;
  unsigned int st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  long long st_blocks;
  int st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
  int st_lspare;
  long long st_qspare[2];
};
int stat(const char *MAYBE path, struct stat *MAYBE info);
int lstat(const char *MAYBE path, struct stat *MAYBE info);
int fstat(int file, struct stat *MAYBE info);
int fstatat(int folder, const char *MAYBE path, struct stat *MAYBE info, int flags);
int access(const char *MAYBE path, int use);
int close(int file);
int chmod(const char *MAYBE path, mode_t mode);
int fchmod(int file, mode_t mode);
int rename(const char *MAYBE old, const char *MAYBE new_name);
int link(const char *MAYBE old, const char *MAYBE new_name);
int unlink(const char *MAYBE path);
int symlink(const char *MAYBE old, const char *MAYBE new_name);
ssize_t readlink(const char *MAYBE path, char *MAYBE buffer, size_t size);
int mkdir(const char *MAYBE path, mode_t mode);
int rmdir(const char *MAYBE path);
char *MAYBE mkdtemp(char *MAYBE pattern);
int mkfifo(const char *MAYBE path, mode_t mode);
int flock(int file, int operation);
int pipe(int ends[2]);
ssize_t read(int file, void *MAYBE bytes, size_t count);
ssize_t write(int file, const void *MAYBE bytes, size_t count);
char *MAYBE realpath(const char *MAYBE path, char *MAYBE buffer);
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_CLOEXEC 0x01000000
#define W_OK (1 << 1)
#define AT_SYMLINK_NOFOLLOW 0x0020
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define F_SETFD 2
#define F_SETFL 4
#define FD_CLOEXEC 1

typedef unsigned int nfds_t;
struct pollfd {
  int fd;
  short events;
  short revents;
};
int poll(struct pollfd *MAYBE entries, nfds_t count, int milliseconds);
#define POLLIN 0x0001
#define POLLOUT 0x0004

// Folders: the stream is a known struct here, on Linux it is not; names have up to 1023 bytes.
typedef struct {
  int number;
} DIR;
struct dirent {
  ino_t d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
DIR *MAYBE opendir(const char *MAYBE path);
struct dirent *MAYBE readdir(DIR *MAYBE stream);
int closedir(DIR *MAYBE stream);
int dirfd(DIR *MAYBE stream);

// The process and other programs
typedef struct __sFILE {
  int number;
} FILE;
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
struct timeval {
  long tv_sec;
  int tv_usec;
};
struct rusage {
  struct timeval ru_utime;
  struct timeval ru_stime;
  long ru_maxrss;  // bytes here, kilobytes on Linux
};
void exit(int code) __attribute__((noreturn));
pid_t getpid(void);
struct winsize {
  unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel;
};
int isatty(int file);
struct termios;
int openpty(
  int *MAYBE near, int *MAYBE far, char *MAYBE name, struct termios *MAYBE terms,
  struct winsize *MAYBE size) MAC_ONLY;
int fflush(FILE *MAYBE stream);
int usleep(useconds_t microseconds);
char *MAYBE getenv(const char *MAYBE name);
char *_Nullable *_Nullable *MAYBE _NSGetEnviron(void);
long sysconf(int name);
#define _SC_NPROCESSORS_ONLN 58
FILE *MAYBE popen(const char *MAYBE command, const char *MAYBE mode) NOT_IN_SWIFT("spawn instead");
int pclose(FILE *MAYBE stream) NOT_IN_SWIFT("spawn instead");
int system(const char *MAYBE command) NOT_IN_SWIFT("spawn instead");
pid_t waitpid(pid_t process, int *MAYBE status, int options) MAC_ONLY;
int getrusage(int who, struct rusage *MAYBE usage);
pid_t wait4(pid_t process, int *MAYBE status, int options, struct rusage *MAYBE usage) MAC_ONLY;
#define WNOHANG 0x00000001
int posix_spawn_file_actions_init(
  posix_spawn_file_actions_t _Nullable *MAYBE actions) MAC_ONLY;
int posix_spawn_file_actions_destroy(
  posix_spawn_file_actions_t _Nullable *MAYBE actions) MAC_ONLY;
int posix_spawn_file_actions_addopen(
  posix_spawn_file_actions_t _Nullable *MAYBE actions, int file, const char *MAYBE path, int flags,
  mode_t mode) MAC_ONLY;
int posix_spawn_file_actions_addclose(
  posix_spawn_file_actions_t _Nullable *MAYBE actions, int file) MAC_ONLY;
int posix_spawn_file_actions_adddup2(
  posix_spawn_file_actions_t _Nullable *MAYBE actions, int file, int new_file) MAC_ONLY;
int posix_spawnattr_init(posix_spawnattr_t _Nullable *MAYBE attributes) MAC_ONLY;
int posix_spawnattr_destroy(posix_spawnattr_t _Nullable *MAYBE attributes) MAC_ONLY;
int posix_spawnattr_setflags(posix_spawnattr_t _Nullable *MAYBE attributes, short flags) MAC_ONLY;
int posix_spawnattr_setpgroup(posix_spawnattr_t _Nullable *MAYBE attributes, pid_t group) MAC_ONLY;
#define POSIX_SPAWN_SETPGROUP 0x0002
int posix_spawn(
  pid_t *MAYBE process, const char *MAYBE program,
  const posix_spawn_file_actions_t _Nullable *MAYBE actions,
  const posix_spawnattr_t _Nullable *MAYBE attributes, char *_Nullable const *MAYBE arguments,
  char *_Nullable const *MAYBE environment) MAC_ONLY;
int posix_spawnp(
  pid_t *MAYBE process, const char *MAYBE program,
  const posix_spawn_file_actions_t _Nullable *MAYBE actions,
  const posix_spawnattr_t _Nullable *MAYBE attributes, char *_Nullable const *MAYBE arguments,
  char *_Nullable const *MAYBE environment) MAC_ONLY;

// Signals: the set is a number here, a struct on Linux.
typedef unsigned int sigset_t;
typedef int sig_atomic_t;
struct __siginfo {
  int si_signo;
};
union __sigaction_u {
  void (*MAYBE __sa_handler)(int);
  void (*MAYBE __sa_sigaction)(int, struct __siginfo *MAYBE, void *MAYBE);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
typedef void (*sig_t)(int);
void (*MAYBE signal(int number, void (*MAYBE action)(int)))(int);
int sigaction(
  int number, const struct sigaction *MAYBE action, struct sigaction *MAYBE old_action);
int sigemptyset(sigset_t *MAYBE signals);
int pthread_sigmask(
  int change, const sigset_t *_Nullable signals, sigset_t *_Nullable old_signals);
int kill(pid_t process, int signal);
int raise(int signal);
#define SIGHUP 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGQUIT 3
#define SIGTERM 15
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIG_SETMASK 3

// Errors
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ELOOP 62
#define ENAMETOOLONG 63
#define EDQUOT 69

// Threads: the handle is a pointer here, a number on Linux.
struct _opaque_pthread_t {
  long __sig;
};
typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_attr_t {
  long __sig;
  char __opaque[56];
} pthread_attr_t;
typedef struct _opaque_pthread_mutex_t {
  long __sig;
  char __opaque[56];
} pthread_mutex_t;
typedef struct _opaque_pthread_cond_t {
  long __sig;
  char __opaque[40];
} pthread_cond_t;
typedef struct _opaque_pthread_mutexattr_t {
  long __sig;
  char __opaque[8];
} pthread_mutexattr_t;
typedef struct _opaque_pthread_condattr_t {
  long __sig;
  char __opaque[8];
} pthread_condattr_t;
int pthread_attr_init(pthread_attr_t *attributes);
int pthread_attr_destroy(pthread_attr_t *attributes);
int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size);
int pthread_create(
  pthread_t _Nullable *MAYBE thread, const pthread_attr_t *_Nullable attributes,
  void *_Nullable (*_Nonnull body)(void *_Nonnull), void *_Nullable value);
int pthread_join(pthread_t thread, void *_Nullable *_Nullable value);
int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *_Nullable attributes);
int pthread_mutex_destroy(pthread_mutex_t *mutex);
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);
int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *_Nullable attributes);
int pthread_cond_destroy(pthread_cond_t *condition);
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
int pthread_cond_broadcast(pthread_cond_t *condition);

// Which file a piece of code was loaded from
typedef struct dl_info {
  const char *MAYBE dli_fname;
  void *MAYBE dli_fbase;
  const char *MAYBE dli_sname;
  void *MAYBE dli_saddr;
} Dl_info;
int dladdr(const void *MAYBE address, Dl_info *MAYBE info);

// Mathematics, in tests and benches alone
double exp(double x);
double sqrt(double x);
double round(double x);
#pragma clang assume_nonnull end
