import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { TEMPLATE_SLUGS } from './src/site/templates/types.ts';

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Getting started',
      link: { type: 'doc', id: 'getting-started/index' },
      items: [
        'getting-started/create-project',
        'getting-started/templates',
        {
          type: 'category',
          label: 'App stacks',
          link: { type: 'doc', id: 'getting-started/app-stack/index' },
          items: [
            'getting-started/app-stack/django',
            'getting-started/app-stack/express',
            'getting-started/app-stack/fastapi',
            'getting-started/app-stack/rails',
            'getting-started/app-stack/springboot',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Move in',
      link: { type: 'doc', id: 'migrate/index' },
      items: [
        'migrate/heroku',
        'migrate/render',
        'migrate/railway',
        'migrate/fly-io',
        'migrate/vercel',
        'migrate/digitalocean',
        'migrate/a-server-with-compose',
      ],
    },
    {
      type: 'category',
      label: 'Apps',
      link: { type: 'doc', id: 'apps/index' },
      items: [
        'apps/deploy-from-docker',
        'apps/deploy-from-git',
        'apps/compose-import',
        'apps/ci',
        'apps/variables',
        'apps/releases',
        'apps/health',
        'apps/scaling',
        'apps/observability',
        'apps/advanced',
      ],
    },
    {
      type: 'category',
      label: 'Services',
      link: { type: 'doc', id: 'services/index' },
      items: [
        'services/postgresql',
        'services/mysql',
        'services/redis',
        'services/volumes',
        'services/bastion',
      ],
    },
    {
      type: 'category',
      label: 'Networking',
      link: { type: 'doc', id: 'networking/index' },
      items: ['networking/domains', 'networking/internal-routing'],
    },
    {
      type: 'category',
      label: 'Account',
      link: { type: 'doc', id: 'account/index' },
      items: ['account/data-processing'],
    },
    {
      type: 'category',
      label: 'Billing',
      link: { type: 'doc', id: 'billing/index' },
      items: ['billing/pricing-model', 'billing/cost-per-feature'],
    },
    {
      type: 'category',
      label: 'Templates',
      link: { type: 'doc', id: 'templates/index' },
      items: TEMPLATE_SLUGS.map((template) => `templates/${template}`),
    },
    'faq',
    'changes',
    {
      type: 'category',
      label: 'Legal',
      link: { type: 'doc', id: 'legal/index' },
      items: ['legal/impressum', 'legal/datenschutz', 'legal/terms', 'legal/accessibility'],
    },
  ],
};

export default sidebars;
