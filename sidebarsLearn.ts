import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  learnSidebar: [
    'index',
    {
      type: 'category',
      label: 'Foundations',
      collapsed: false,
      items: [
        'linux-cli-essentials',
        'networking-basics',
        'git-branching',
        'what-is-docker',
        'docker-vs-vm',
        'images-vs-containers',
        'docker-volumes',
        'docker-compose-basics',
        'dockerfile-vs-compose',
        'env-vars-secrets',
        'sql-vs-nosql',
        'postgres-basics',
        'mysql-basics',
        'redis-basics',
      ].map((lesson) => `foundations/${lesson}`),
    },
    {
      type: 'category',
      label: 'Proxies',
      collapsed: false,
      items: ['nginx', 'caddy', 'haproxy', 'traefik'].map((lesson) => `proxies/${lesson}`),
    },
    'glossary',
  ],
};

export default sidebars;
