import { quoted, type Result } from './run.ts';

/** A step of a session: its setup, a line that someone types, or the check of its goal. */
export interface Step {
  is: 'setup' | 'line' | 'check';
  text: string;
  /** The folder in which the first line after a setup is typed. */
  folder?: string;
}

/** A server with a fault: its setup, the check that it works, and hints, from a nudge to nearly the answer. */
export interface Incident {
  setup: string;
  /** Calls `wrong SENTENCE`, with code in « and ». */
  check: string;
  hints: readonly [string, string, string];
}

/** A typed line is stopped after this many seconds. */
const SECONDS = 20;
const FOLDER = '/run/practice/session';

/** What an incident's scripts can call, in addition to guest/shell. */
const HELPERS = `# gets URL [OPTION...]: sets $code and $body.
gets() {
  body=$(curl -s --max-time 5 -w '\\n%{http_code}' "$@")
  code=\${body##*$'\\n'} body=\${body%$'\\n'*}
}`;

/** Commands that a real server has, as far as this one needs them: `service`, and the names that people type for it. */
const SERVER = `for name in killall wget netstat top httpd crontab; do ln -sf ../../bin/busybox /usr/local/bin/$name; done
mkdir -p /etc/init.d
cat >/usr/local/bin/service <<'END'
#!/bin/bash
[ "\${0##*/}" = service ] || set -- "$2" "$1"
name=\${1%.service}
[ -f "/etc/init.d/$name" ] || { echo "$name: unrecognized service. There are: $(cd /etc/init.d; echo *)" >&2; exit 1; }
action=$2
is_up() { read -r pid 2>/dev/null <"/run/$name.pid" && kill -0 "$pid" 2>/dev/null; }
up() {
  is_up && return
  setsid $command </dev/null >>"\${log:-/dev/null}" 2>&1 &
  echo $! >"/run/$name.pid"
}
down() {
  is_up || return 0
  kill "$pid"
  for i in {1..50}; do kill -0 "$pid" 2>/dev/null || return 0; sleep 0.1; done
  kill -9 "$pid"
}
reload() { is_up && kill -HUP "$pid"; }
. "/etc/init.d/$name"
case $action in
  start) up ;;
  stop) down ;;
  restart) down; up ;;
  reload) reload ;;
  status) if is_up; then echo "$name is running (pid $pid)"; else echo "$name is not running"; exit 3; fi ;;
  *) echo "usage: service $name start|stop|restart|reload|status" >&2; exit 1 ;;
esac
END
chmod +x /usr/local/bin/service
ln -sf service /usr/local/bin/systemctl
cat >/etc/init.d/nginx <<'END'
up() { is_up || nginx 2>>/var/log/nginx/error.log || { tail -n 1 /var/log/nginx/error.log >&2; exit 1; }; }
reload() { nginx -s reload; }
END
# user NAME NUMBER: an account without a password.
user() { echo "$1:x:$2:$2::/srv/$1:/usr/sbin/nologin" >>/etc/passwd; echo "$1:x:$2:" >>/etc/group; }`;

/** Runs a line where the previous one ended, with its folder, variables, functions and status. */
const LINE = `s=${FOLDER}
. $s/state 2>/dev/null
s=${FOLDER}
cd "$(<$s/folder)" || cd /
trap 'status=$?; echo "$status" >$s/status; pwd >$s/folder; { declare -p; declare -f; } >$s/state' EXIT
typed=$(<$s/typed)
(exit "$(<$s/status)")
eval "$typed"`;

/** The script of a step. A line ends with the folder it left. */
export function scriptOf({ is, text, folder = '/root' }: Step): string {
  switch (is) {
    case 'setup':
      return [
        `mkdir -p ${FOLDER}; cd ${FOLDER}`,
        `printf %s ${quoted(LINE)} >line; echo ${quoted(folder)} >folder; echo 0 >status`,
        HELPERS,
        SERVER,
        `cd /\n${text}`,
      ].join('\n');
    case 'check':
      return `${HELPERS}\ncd /\n${text}`;
    case 'line':
      return [
        // Appended, because programs in the background write after the output of later lines.
        'exec 9>&2 >>/run/practice/out 2>&1',
        `s=${FOLDER}; printf '%s\\n' ${quoted(text)} >$s/typed`,
        `TERM=dumb COLUMNS=80 timeout -k 1 ${SECONDS} bash -c "$(<$s/line)" bash 9>&-`,
        'status=$?',
        `[ $status != 124 ] || { echo 124 >$s/status; echo "[stopped after ${SECONDS} seconds]"; }`,
        'cat $s/folder >&9',
        'exit $status',
      ].join('\n');
  }
}

/** A line's output as a terminal shows it. The folder after it is in `err`. */
export const printedBy = ({ out, ...rest }: Result): Result => ({
  ...rest,
  out: out
    // Colours and cursor moves, which start with the escape character.
    .replace(/[^\P{Cc}\s]\[[\d;?]*[A-Za-z]/gu, '')
    // Parts of a progress line that were overwritten.
    .replace(/^(?:.*\r)+(?=.)/gm, '')
    .replace(/^bash: (?:eval: )?line \d+: /gm, 'bash: '),
});
