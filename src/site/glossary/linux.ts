import { termsOf } from './pages.ts';

/** Terms of the Linux command line. */
export const linuxTerms = [
  ...termsOf('/learn/foundations/linux-cli-essentials/', [
    [
      'symlink',
      'Symbolic link (symlink)',
      'A file that holds only the path of another file or directory and leads there. It stays when the other is gone, and then leads nowhere.',
    ],
    [
      'swap',
      'Swap',
      'Room on a disk to which the kernel moves memory that has not been used for a while. It gives a program more room at the price of speed; a memory mount such as tmpfs can end up there too.',
    ],
    [
      'shell',
      'Shell',
      'The program that reads the commands you type, starts other programs and is itself a small programming language. bash and zsh are shells.',
    ],
    [
      'terminal',
      'Terminal',
      'The window or connection that shows text and passes key presses on to a shell.',
    ],
    [
      'working-directory',
      'Working directory',
      'The directory in which a process stands and from which relative paths are counted. pwd prints it, cd changes it.',
    ],
    [
      'absolute-path',
      'Absolute path',
      'A path from the root directory, beginning with a slash, such as `/etc/hosts`. It means the same from everywhere.',
    ],
    [
      'relative-path',
      'Relative path',
      'A path that is counted from the working directory, such as `../logs/app.log`.',
    ],
    [
      'home-directory',
      'Home directory',
      'The directory that belongs to a user, written `~` in the shell and held in the variable `HOME`.',
    ],
    [
      'pipe',
      'Pipe',
      'The character | and the channel it makes: the output of the command on the left becomes the input of the one on the right.',
    ],
    [
      'redirection',
      'Redirection',
      'Sending the output of a command into a file with > or >>, or a file into its input with <.',
    ],
    [
      'standard-streams',
      'Standard streams',
      'The three channels every process starts with: standard input (0), standard output (1) and standard error (2).',
    ],
    [
      'exit-status',
      'Exit status',
      "The number from 0 to 255 with which a process ends. 0 means success, everything else a failure; 128 plus a signal's number means that the signal ended it.",
    ],
    [
      'path-variable',
      'PATH',
      'The environment variable that lists the directories in which the shell looks for commands, separated by colons.',
    ],
    [
      'file-permissions',
      'File permissions',
      'The rights to read (r), write (w) and execute (x) that a file grants to its owner, its group and everyone else. `chmod` changes them.',
    ],
    ['root-user', 'root', 'The user with id 0, for whom the kernel skips most permission checks.'],
    [
      'sudo',
      'sudo',
      'A command that runs one other command as another user, by default root, after checking a list of who may do so.',
    ],
    [
      'process',
      'Process',
      'A running program with its own memory, user, working directory and number, the process id.',
    ],
    [
      'process-id',
      'Process id (PID)',
      'The number by which the kernel knows a process. The first process of a machine or of a container has number 1.',
    ],
    [
      'signal',
      'Signal',
      'A short message from the kernel or another process to a process, such as SIGTERM or SIGHUP. `kill` sends one.',
    ],
    [
      'sigterm',
      'SIGTERM',
      'The signal that asks a process to end, number 15. A program can catch it to finish its work first.',
    ],
    [
      'sigkill',
      'SIGKILL',
      "The signal that ends a process at once, number 9. It can't be caught, so nothing is cleaned up.",
    ],
    [
      'package-manager',
      'Package manager',
      'The program that installs, updates and removes software with everything it depends on, such as apt on Debian and Ubuntu.',
    ],
    [
      'ssh',
      'SSH',
      'The Secure Shell protocol: an encrypted connection to a shell on another machine, also used to copy files and to forward ports.',
    ],
  ]),
  ...termsOf('/learn/foundations/ssh-and-servers/', [
    [
      'systemd',
      'systemd',
      'The first process of most Linux systems. It starts services and watches over them, mounts disks, runs timers and collects what programs print; `systemctl` is its command.',
    ],
    [
      'systemd-unit',
      'Unit (systemd)',
      'A file that describes one thing for systemd to look after: a service, a timer, a mount or a socket.',
    ],
    [
      'journal',
      'Journal (systemd)',
      'Where systemd keeps what services and the kernel print, with time and unit. `journalctl` reads it.',
    ],
    [
      'host-key',
      'Host key',
      'The key pair by which an SSH server proves that it is the machine you meant. Your client remembers its public half and warns when another one answers.',
    ],
  ]),
];
