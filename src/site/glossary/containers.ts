import { termsOf } from './pages.ts';

/** Terms of images, containers, volumes, Compose and virtual machines. */
export const containerTerms = [
  ...termsOf('/learn/foundations/what-is-docker/', [
    [
      'container',
      'Container',
      "A process, with its children, that the Linux kernel isolates from the rest of the machine: it sees its own files, network and process list. It is started from an image and shares the host's kernel.",
    ],
    [
      'docker',
      'Docker',
      'A set of tools to build images, to share them and to run containers from them. The command `docker` sends requests to a background service, the Docker daemon.',
    ],
    [
      'docker-daemon',
      'Docker daemon',
      'The background service `dockerd`, which builds images and manages containers, networks and volumes. The `docker` command talks to it over a socket.',
    ],
    [
      'namespace',
      'Namespace',
      'A feature of the Linux kernel that gives a group of processes its own view of one kind of resource: process ids, mounts, network, users or host name.',
    ],
    [
      'cgroup',
      'Control group (cgroup)',
      'A feature of the Linux kernel that limits and counts what a group of processes uses: CPU time, memory, input and output.',
    ],
    [
      'port-publishing',
      'Port publishing',
      'Making a port of a container reachable through a port of the host, as in `docker run -p 8080:80`. The number before the colon belongs to the host.',
    ],
    [
      'out-of-memory',
      'Out of memory (OOM)',
      'The state in which a process or a control group needs more memory than it may have. The kernel then kills a process, which ends with exit status 137.',
    ],
  ]),
  ...termsOf('/learn/foundations/images-vs-containers/', [
    [
      'build-context',
      'Build context',
      'The directory or repository whose files a build may copy. A `.dockerignore` file keeps parts of it out.',
    ],
    [
      'image',
      'Image',
      'A read-only package of files and settings from which containers are started. It consists of layers and is named by a repository with a tag or a digest.',
    ],
    [
      'layer',
      'Layer',
      'One set of file changes in an image, made by one build instruction. Layers are stored once, stacked on each other and shared between images.',
    ],
    [
      'base-image',
      'Base image',
      'The image that a Dockerfile names in `FROM` and on whose layers the new image is built.',
    ],
    [
      'image-tag',
      'Image tag',
      'A readable name for a version of an image, such as `17-alpine` in `postgres:17-alpine`. A tag can be moved to another image at any time.',
    ],
    [
      'digest',
      'Digest',
      "The SHA-256 hash of an image's manifest, which names exactly one image for ever. Written after an `@`, as in `alpine@sha256:…`.",
    ],
    [
      'image-manifest',
      'Image manifest',
      "The small JSON document that lists an image's configuration and layers by digest. A manifest list names one manifest for each processor architecture.",
    ],
    [
      'registry',
      'Registry',
      'A server that stores images and hands them out over HTTP, such as Docker Hub or one of your own.',
    ],
    [
      'writable-layer',
      'Writable layer',
      'The thin layer that a container puts on top of its image and in which all its changes land. It is deleted with the container.',
    ],
    [
      'copy-on-write',
      'Copy-on-write',
      'A way to share data in which a copy is made only at the moment someone changes it. Containers use it for the files of their image.',
    ],
    [
      'overlay-file-system',
      'Overlay file system',
      "A file system that shows several directories on top of each other as one. Docker uses OverlayFS to show an image's layers and the writable layer as one tree.",
    ],
  ]),
  ...termsOf('/learn/foundations/docker-volumes/', [
    [
      'volume',
      'Volume',
      'Storage that exists on its own and is mounted into a container at a path, so that the data outlives the container.',
    ],
    [
      'bind-mount',
      'Bind mount',
      'A directory or file of the host that appears at a path inside a container. Its content depends on the machine, unlike that of a volume.',
    ],
    [
      'tmpfs-mount',
      'tmpfs mount',
      'A directory in memory that is mounted into a container and gone when the container stops.',
    ],
    [
      'anonymous-volume',
      'Anonymous volume',
      'A volume that Docker creates under a random name, because the image declares `VOLUME` or the mount has no source. It is often left behind and forgotten.',
    ],
    [
      'mount-point',
      'Mount point',
      'The directory at which a file system, a volume or a bind mount appears. What lay there before is hidden as long as the mount lasts.',
    ],
  ]),
  ...termsOf('/learn/foundations/docker-compose-basics/', [
    [
      'compose',
      'Docker Compose',
      'A tool that starts and stops an application of several containers from one file. It is a plugin of the `docker` command: `docker compose up`.',
    ],
    [
      'compose-file',
      'Compose file',
      'The file `compose.yaml`, which describes the services, networks and volumes of an application in YAML.',
    ],
    [
      'compose-service',
      'Service (Compose)',
      'An entry under services in a Compose file: one image with its settings, run as one or more containers.',
    ],
    [
      'compose-project',
      'Project (Compose)',
      "All containers, networks and volumes that Compose creates from one file, held together by a name that is by default the directory's.",
    ],
    [
      'depends-on',
      'depends_on',
      "The key of a Compose file that orders the start of services. With `condition: service_healthy` it waits for the other service's health check, without it only for the start of its container.",
    ],
    [
      'restart-policy',
      'Restart policy',
      'The rule that says whether a container is started again after its process ends: no, on-failure, always or unless-stopped.',
    ],
    [
      'yaml',
      'YAML',
      "A text format for data that shows structure by indentation with spaces. Compose files and Traefik's configuration are written in it.",
    ],
  ]),
  ...termsOf('/learn/foundations/dockerfile-vs-compose/', [
    [
      'dockerfile',
      'Dockerfile',
      'The text file whose instructions say how an image is built, from `FROM` to `CMD`.',
    ],
    [
      'dockerignore',
      '.dockerignore',
      "A file of patterns beside the build context's root that keeps files such as `.git` or `.env` out of a build.",
    ],
    [
      'build-argument',
      'Build argument',
      "A value passed to a build and declared with `ARG`. It stays visible in the image's history and is therefore no place for a secret.",
    ],
    [
      'build-cache',
      'Build cache',
      'The stored results of earlier build steps. A step is reused as long as its instruction, its input files and all steps before it are unchanged.',
    ],
    [
      'buildkit',
      'BuildKit',
      'The engine that builds images in current Docker versions. It runs independent stages in parallel and can mount caches and secrets during a step.',
    ],
    [
      'build-secret',
      'Build secret',
      'A value that BuildKit mounts as a file during one `RUN` step and that lands in no layer.',
    ],
    [
      'multi-stage-build',
      'Multi-stage build',
      'A Dockerfile with several `FROM` instructions, in which a later stage copies only the results of an earlier one. The compiler stays out of the final image.',
    ],
    [
      'entrypoint',
      'Entry point (image)',
      'The program that an image starts, set by `ENTRYPOINT`. `CMD` gives its default arguments, or the whole command where there is no entry point.',
    ],
  ]),
  ...termsOf('/learn/foundations/docker-vs-vm/', [
    [
      'container-runtime',
      'Container runtime',
      "The program that sets up namespaces, control groups and the root file system and then starts the container's process. Docker uses containerd, which uses runc.",
    ],
    [
      'virtual-machine',
      'Virtual machine (VM)',
      'A computer made of software: a hypervisor gives it virtual processors, memory and disks, and it boots a kernel of its own.',
    ],
    [
      'hypervisor',
      'Hypervisor',
      'The software that runs virtual machines and shares the processor, memory and devices among them, such as KVM or Hyper-V.',
    ],
    [
      'guest-operating-system',
      'Guest operating system',
      'The operating system inside a virtual machine, with a kernel of its own.',
    ],
    [
      'host',
      'Host',
      'The machine on which containers or virtual machines run. In networking, every machine with an address.',
    ],
    [
      'kernel',
      'Kernel',
      'The core of an operating system, which alone talks to the hardware and shares processor time, memory and devices among processes.',
    ],
    [
      'virtualization',
      'Virtualisation',
      'Running several machines in software on one real machine.',
    ],
    [
      'isolation',
      'Isolation',
      'How far one workload is kept from seeing or disturbing another on the same machine. A virtual machine isolates by its own kernel, a container by features of a shared one.',
    ],
  ]),
];
