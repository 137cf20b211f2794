import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  learnSidebar: [
    'index',
    {
      type: 'category',
      label: 'Foundations',
      collapsed: false,
      items: [
        'foundations/linux-cli-essentials',
        'foundations/git-first-steps',
        'foundations/git-branching',
        'foundations/networking-basics',
        'foundations/ssh-and-servers',
        'foundations/dns-and-certificates',
        'foundations/what-is-docker',
        'foundations/docker-vs-vm',
        'foundations/images-vs-containers',
        'foundations/docker-volumes',
        'foundations/docker-compose-basics',
        'foundations/dockerfile-vs-compose',
        'foundations/env-vars-secrets',
        'foundations/postgres-basics',
        'foundations/mysql-basics',
        'foundations/redis-basics',
        'foundations/sql-vs-nosql',
        'foundations/backups-and-restores',
        'foundations/ci-and-deploys',
      ],
    },
    {
      type: 'category',
      label: 'Proxies',
      collapsed: false,
      items: ['proxies/nginx', 'proxies/caddy', 'proxies/haproxy', 'proxies/traefik'],
    },
    'labs',
    'proxy-labs',
    'glossary',
    'progress',
  ],
};

export default sidebars;
