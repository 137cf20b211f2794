/*
 * backend NAME NUMBER: answers each request to port 3000 of 127.0.1.NUMBER with its name and the request's path. Its
 * process is in /run/NAME.pid, and the requests that it got in /run/NAME.log.
 */
#include "calls.h"

static char request[8192], reply[8192];
static int record;

static int has(const char *text, const char *part, const char *end) {
  for (; text + length(part) <= end; text++) {
    u32 at = 0;
    while (part[at] && text[at] == part[at]) at++;
    if (!part[at]) return 1;
  }
  return 0;
}

static void answer(int visitor, const char *name) {
  u32 size = 0;
  while (size < sizeof request - 1 && !has(request, "\r\n\r\n", request + size)) {
    long count = call(READ, visitor, (long)(request + size), sizeof request - 1 - size);
    if (count <= 0) return;
    size += count;
  }
  request[size] = 0;
  char *path = request;
  while (*path && *path != ' ') path++;
  int isHead = has(request, "HEAD", path);
  if (*path) path++;
  char *end = path;
  while (*end && *end != ' ' && *end != '\r') end++;
  *end = 0;
  give(record, request, end - request);
  give(record, "\n", 1);
  char *at = add(reply, "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nX-Backend: ");
  at = add(at, name);
  at = add(at, "\r\nConnection: close\r\nContent-Length: ");
  at = addNumber(at, length(name) + 1 + length(path));
  at = add(at, "\r\n\r\n");
  if (!isHead) at = add(add(add(at, name), " "), path);
  give(visitor, reply, at - reply);
}

__attribute__((used)) static void serve(long *stack) {
  const char *name = (const char *)stack[2];
  char path[256], process[16];
  unsigned char address[16] = { 2, 0, 3000 >> 8, 3000 & 255, 127, 0, 1, number((const char *)stack[3]) };
  int yes = 1;
  long patience[2] = { 1, 0 };
  int port = call(SOCKET, 2, 1 | CLOEXEC, 0);
  call5(SETSOCKOPT, port, 1, 2 /* SO_REUSEADDR */, (long)&yes, sizeof yes);
  if (call(BIND, port, (long)address, sizeof address) < 0 || call(LISTEN, port, 64, 0) < 0) call(EXIT, 1, 0, 0);
  long child = call(FORK, 0, 0, 0);
  if (child) {
    *add(add(add(path, "/run/"), name), ".pid") = 0;
    int file = call(OPEN, (long)path, WRITES | CREATES | TRUNCATES, 0644);
    give(file, process, addNumber(process, child) - process);
    give(file, "\n", 1);
    call(EXIT, 0, 0, 0);
  }
  call(SETSID, 0, 0, 0);
  *add(add(add(path, "/run/"), name), ".log") = 0;
  record = call(OPEN, (long)path, WRITES | CREATES | APPENDS | CLOEXEC, 0644);
  for (int file = 0; file < 3; file++) call(CLOSE, file, 0, 0);
  for (;;) {
    int visitor = call5(ACCEPT, port, 0, 0, CLOEXEC, 0);
    call5(SETSOCKOPT, visitor, 1, 20 /* SO_RCVTIMEO */, (long)patience, sizeof patience);
    answer(visitor, name);
    call(CLOSE, visitor, 0, 0);
  }
}

__asm__(".globl _start\n_start: mov %esp, %eax\n push %eax\n call serve");
