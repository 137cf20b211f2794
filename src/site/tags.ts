/** The tags that pages may carry: key in front matter and address → label and what its list holds. */

export interface Tag {
  label: string;
  description: string;
}

export const blogTags = {
  caddy: { label: 'Caddy', description: 'Posts on the Caddy web server and reverse proxy.' },
  cloud: {
    label: 'Cloud',
    description: 'Posts on what rented computing costs and how it is sold.',
  },
  devops: { label: 'DevOps', description: 'Posts on building, shipping and running software.' },
  docker: { label: 'Docker', description: 'Posts on images, containers and their hosts.' },
  'docker-compose': {
    label: 'Docker Compose',
    description: 'Posts on applications of several containers in one file.',
  },
  go: { label: 'Go', description: 'Posts on software written in Go.' },
  haproxy: { label: 'HAProxy', description: 'Posts on the HAProxy load balancer.' },
  hetzner: { label: 'Hetzner', description: 'Posts on dedicated servers and networks at Hetzner.' },
  interviews: {
    label: 'Interviews',
    description: 'Posts on what developers say in public about hosting.',
  },
  kubernetes: { label: 'Kubernetes', description: 'Posts on running Kubernetes on own machines.' },
  metallb: { label: 'MetalLB', description: 'Posts on load balancer addresses without a cloud.' },
  'n-8-n': { label: 'n8n', description: 'Posts on hosting the n8n workflow automation.' },
  networking: {
    label: 'Networking',
    description: 'Posts on addresses, routes, names and proxies.',
  },
  nginx: { label: 'nginx', description: 'Posts on the nginx web server and reverse proxy.' },
  paas: { label: 'PaaS', description: 'Posts on platforms that run your code for you.' },
  pricing: { label: 'Pricing', description: 'Posts on hosting bills and how they are computed.' },
  product: { label: 'Product', description: 'Posts on decisions behind this platform.' },
  react: { label: 'React', description: 'Posts on web interfaces built with React.' },
  'reverse-proxy': {
    label: 'Reverse proxy',
    description: 'Posts on what stands between visitor and app.',
  },
  'self-hosting': {
    label: 'Self-hosting',
    description: 'Posts on running software on machines of your own.',
  },
  selfhosting: {
    label: 'Selfhosting',
    description: 'Tutorials for software that you host yourself.',
  },
  startup: { label: 'Start-up', description: 'Posts for teams with more plans than servers.' },
  traefik: { label: 'Traefik', description: 'Posts on the Traefik edge router.' },
  tutorial: {
    label: 'Tutorial',
    description: 'Posts that take you from nothing to a running thing.',
  },
  vps: { label: 'VPS', description: 'Posts on virtual servers and their upkeep.' },
  vswitch: {
    label: 'vSwitch',
    description: 'Posts on layer 2 networks between dedicated servers.',
  },
} satisfies Record<string, Tag>;

export const learnTags = {
  basics: { label: 'Basics', description: 'First lessons on a subject.' },
  beginner: { label: 'Beginner', description: 'Lessons that need no earlier knowledge.' },
  branching: { label: 'Branching', description: 'Lessons on parallel lines of work in Git.' },
  caching: { label: 'Caching', description: 'Lessons on keeping results for the next request.' },
  caddy: { label: 'Caddy', description: 'Lessons on the Caddy web server.' },
  cli: { label: 'CLI', description: 'Lessons on the command line.' },
  commands: { label: 'Commands', description: 'Lessons built around commands that you type.' },
  comparison: { label: 'Comparison', description: 'Lessons that set two ways side by side.' },
  compose: { label: 'Compose', description: 'Lessons on Compose files.' },
  config: { label: 'Configuration', description: 'Lessons on settings kept outside the code.' },
  containers: { label: 'Containers', description: 'Lessons on what a container is and does.' },
  database: { label: 'Database', description: 'Lessons on storing and asking for data.' },
  definitions: { label: 'Definitions', description: 'What the words mean.' },
  docker: { label: 'Docker', description: 'Lessons on Docker.' },
  dockerfile: { label: 'Dockerfile', description: 'Lessons on describing an image.' },
  'environment-variables': {
    label: 'Environment variables',
    description: 'Lessons on passing settings to a process.',
  },
  git: { label: 'Git', description: 'Lessons on Git.' },
  glossary: { label: 'Glossary', description: 'The list of terms.' },
  haproxy: { label: 'HAProxy', description: 'Lessons on the HAProxy load balancer.' },
  https: { label: 'HTTPS', description: 'Lessons on certificates and encrypted requests.' },
  images: { label: 'Images', description: 'Lessons on container images.' },
  linux: { label: 'Linux', description: 'Lessons on Linux.' },
  'load-balancer': {
    label: 'Load balancer',
    description: 'Lessons on sharing requests between servers.',
  },
  mysql: { label: 'MySQL', description: 'Lessons on MySQL.' },
  networking: { label: 'Networking', description: 'Lessons on addresses, ports and names.' },
  nginx: { label: 'nginx', description: 'Lessons on nginx.' },
  nosql: { label: 'NoSQL', description: 'Lessons on databases without tables.' },
  persistence: { label: 'Persistence', description: 'Lessons on data that survives a restart.' },
  postgres: { label: 'PostgreSQL', description: 'Lessons on PostgreSQL.' },
  redis: { label: 'Redis', description: 'Lessons on Redis.' },
  reference: { label: 'Reference', description: 'Pages to look things up in.' },
  'reverse-proxy': {
    label: 'Reverse proxy',
    description: 'Lessons on servers in front of servers.',
  },
  secrets: { label: 'Secrets', description: 'Lessons on passwords and keys in applications.' },
  sql: { label: 'SQL', description: 'Lessons on the query language SQL.' },
  storage: { label: 'Storage', description: 'Lessons on disks, volumes and files.' },
  traefik: { label: 'Traefik', description: 'Lessons on the Traefik edge router.' },
  tutorial: { label: 'Tutorial', description: 'Lessons that end with something running.' },
  ubuntu: { label: 'Ubuntu', description: 'Lessons that work on Ubuntu as written.' },
  'version-control': { label: 'Version control', description: 'Lessons on the history of files.' },
  virtualization: { label: 'Virtualisation', description: 'Lessons on machines inside machines.' },
  vm: { label: 'Virtual machines', description: 'Lessons on virtual machines.' },
  volumes: { label: 'Volumes', description: 'Lessons on Docker volumes.' },
} satisfies Record<string, Tag>;
