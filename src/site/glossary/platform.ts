import { termsOf } from './pages.ts';

/** Terms of hosting, and of this platform. */
export const platformTerms = [
  ...termsOf('/learn/foundations/backups-and-restores/', [
    [
      'recovery-point',
      'Recovery point objective (RPO)',
      'How much of the newest work may be lost in a failure, as a time: with one backup a day, up to 24 hours.',
    ],
    [
      'recovery-time',
      'Recovery time objective (RTO)',
      'How long it may take from a failure until people can work again, noticing it and finding the password included.',
    ],
  ]),
  ...termsOf('/docs/apps/deploy-from-docker/', [
    [
      'multi-architecture-image',
      'Multi-architecture image',
      'One name for several images, one for each processor architecture, such as `linux/amd64` and `linux/arm64`. The client takes the one that fits the machine.',
    ],
  ]),
  ...termsOf('/docs/faq/', [
    [
      'bare-metal',
      'Bare metal',
      'A physical server without a hypervisor between it and the software, rented or owned as a whole.',
    ],
    [
      'kubernetes',
      'Kubernetes',
      'An orchestrator for containers on many machines. One declares the wanted state in files, and controllers keep changing the real state until it matches.',
    ],
  ]),
  ...termsOf('/docs/services/', [
    [
      'service',
      'Service (platform)',
      'On the platform, one part of a project: an app, a database, a volume or a bastion. It has a name and, inside the project, an address of its own.',
    ],
    [
      'managed-database',
      'Managed database',
      "A database whose installation, updates and backups are done by the provider. Schema, queries and access remain the customer's work.",
    ],
  ]),
  ...termsOf('/docs/apps/', [
    [
      'project',
      'Project',
      'On the platform, a group of services with one region, one private network and one line on the bill.',
    ],
    [
      'region',
      'Region',
      'The place whose data centre a project runs in. It is chosen when the project is created.',
    ],
    [
      'vcpu',
      'vCPU',
      "A virtual processor: a share of a real processor's time that a virtual machine or a container may use.",
    ],
    [
      'app',
      'App',
      'On the platform, a service that runs your own image or the build of your Git repository.',
    ],
    [
      'replica',
      'Replica',
      'One of several equal copies of an app that run at the same time and share its requests. Databases use the word for a server that follows another.',
    ],
    [
      'release',
      'Release',
      'One version of an app as it was deployed: an image with its settings. An earlier one can be returned to.',
    ],
  ]),
  ...termsOf('/docs/apps/releases/', [
    [
      'rolling-release',
      'Rolling release',
      'On the platform, the usual way of a release: the new version starts beside the old one, which is stopped only when the new one is healthy.',
    ],
    [
      'rollback',
      'Rollback',
      'Returning to an earlier release of an app. In SQL, undoing a transaction that is not committed.',
    ],
    [
      'pre-deploy-command',
      'Pre-deploy command',
      'A command that runs once in the new image before a release takes over, mostly to migrate the database. Its failure stops the release.',
    ],
    [
      'graceful-shutdown',
      'Graceful shutdown',
      'Ending a program on SIGTERM by taking no new work, finishing what is under way and closing connections.',
    ],
  ]),
  ...termsOf('/docs/apps/advanced/', [
    [
      'cron',
      'Cron',
      'A background service that starts commands at set times, described by five fields from minute to weekday.',
    ],
    [
      'ephemeral-storage',
      'Ephemeral storage',
      'Disk space that vanishes with the container or the release that used it.',
    ],
    [
      'worker',
      'Worker',
      'A process that serves no requests but takes jobs from a queue or a schedule.',
    ],
  ]),
  ...termsOf('/docs/apps/health/', [
    [
      'start-grace',
      'Start grace',
      'The time after the start of a container in which failed health checks do not count.',
    ],
  ]),
  ...termsOf('/docs/apps/variables/', [
    [
      'reference',
      'Reference to a variable',
      "A place in a variable's value, such as `@{db.DATABASE_URL}`, at which a release gets the present value of a database or project. Nobody copies a password.",
    ],
  ]),
  ...termsOf('/docs/apps/scaling/', [
    [
      'horizontal-scaling',
      'Horizontal scaling',
      'Adding more copies of a program. Vertical scaling gives one copy more CPU or memory.',
    ],
  ]),
  ...termsOf('/docs/apps/observability/', [
    ['log', 'Log', 'The lines a program writes about what it does, each with a time.'],
    [
      'metric',
      'Metric',
      'A number measured at intervals, such as memory in use or requests a second.',
    ],
    ['alert', 'Alert', 'A message sent when a metric crosses a bound or an event happens.'],
  ]),
  ...termsOf('/docs/services/bastion/', [
    [
      'ssh-key',
      'SSH key',
      'A pair of keys with which one proves an identity to an SSH server: the public half lies on the server, the private half never leaves its owner.',
    ],
    [
      'bastion',
      'Bastion',
      'A server with nothing but SSH that stands at the edge of a private network and through which one reaches what lies inside.',
    ],
    [
      'tunnel',
      'Tunnel (port forwarding)',
      'A connection carried inside another: `ssh -L` makes a port of your machine lead to a server that only the bastion can reach.',
    ],
    ['sftp', 'SFTP', 'A protocol to list, read and write files over SSH.'],
  ]),
  ...termsOf('/docs/networking/internal-routing/', [
    [
      'wireguard',
      'WireGuard',
      'A protocol for encrypted tunnels between machines, which is part of the Linux kernel.',
    ],
    [
      'private-network',
      'Private network',
      'A network that only its members can reach. On the platform each project has one, in which services find each other by name.',
    ],
    [
      'internal-name',
      'Internal name',
      'The name under which a service is reached inside its project, such as `db.internal`.',
    ],
  ]),
  ...termsOf('/docs/services/volumes/', [
    [
      'snapshot',
      'Snapshot',
      'A copy of a volume as it was at one moment, from which a new volume can be made.',
    ],
    [
      'backup',
      'Backup',
      'A copy of data that is kept apart from the original and from which the data can be restored. Only a restore shows that it is complete.',
    ],
  ]),
  ...termsOf('/docs/services/postgresql/', [
    [
      'point-in-time-recovery',
      'Point-in-time recovery',
      'Restoring a database to any chosen moment from a base backup and the log of changes after it.',
    ],
  ]),
  ...termsOf('/docs/templates/', [
    [
      'template',
      'Template',
      'A ready set of services for one application, which the platform creates together with its settings.',
    ],
  ]),
  ...termsOf('/docs/billing/pricing-model/', [
    [
      'egress',
      'Outgoing traffic (egress)',
      'Data that leaves a network towards the internet, which many providers charge by volume.',
    ],
  ]),
];
