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
          items: ['django', 'express', 'fastapi', 'rails', 'springboot'].map(
            (stack) => `getting-started/app-stack/${stack}`,
          ),
        },
      ],
    },
    {
      type: 'category',
      label: 'Apps',
      link: { type: 'doc', id: 'apps/index' },
      items: ['deploy-from-docker', 'deploy-from-git', 'advanced', 'observability'].map(
        (page) => `apps/${page}`,
      ),
    },
    {
      type: 'category',
      label: 'Services',
      link: { type: 'doc', id: 'services/index' },
      items: ['postgresql', 'mysql', 'redis', 'volumes', 'bastion'].map(
        (page) => `services/${page}`,
      ),
    },
    {
      type: 'category',
      label: 'Networking',
      link: { type: 'doc', id: 'networking/index' },
      items: ['networking/domains', 'networking/internal-routing'],
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
    {
      type: 'category',
      label: 'Legal',
      link: { type: 'doc', id: 'legal/index' },
      items: ['legal/impressum', 'legal/datenschutz', 'legal/terms'],
    },
  ],
};

export default sidebars;
