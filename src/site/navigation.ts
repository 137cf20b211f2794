import { brand } from './brand.ts';

/** The bar above the navbar. A new id shows it again to visitors who dismissed the old one. */
export const announcement = {
  id: 'free-postgresql-2026-11',
  text: 'Free PostgreSQL for every account.',
  linkText: 'What it includes',
  linkTo: '/hosting/free-postgres-hosting-europe/',
} as const;

export interface NavLink {
  label: string;
  to?: string;
  /** The link counts as the current one below this path, where that is not `to`. */
  activeBasePath?: string;
  href?: string;
}

export const navbarLinks: readonly NavLink[] = [
  { label: 'Docs', to: '/docs/getting-started/', activeBasePath: '/docs/' },
  { label: 'Learn', to: '/learn/' },
  { label: 'Blog', to: '/blog/' },
  { label: 'Pricing', to: '/pricing/' },
];

export const loginLink: NavLink = { label: 'Login', href: brand.consoleUrl };

export interface FooterColumn {
  title: string;
  links: readonly NavLink[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Product',
    links: [
      { label: 'Pricing', to: '/pricing/' },
      { label: 'Documentation', to: '/docs/intro/' },
      { label: 'Templates', to: '/docs/templates/' },
      { label: 'Learn', to: '/learn/' },
      { label: 'Status', href: brand.statusUrl },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Imprint', to: '/docs/legal/impressum/' },
      { label: 'Privacy', to: '/docs/legal/datenschutz/' },
      { label: 'Terms', to: '/docs/legal/terms/' },
      { label: 'Accessibility', to: '/docs/legal/accessibility/' },
      { label: 'All legal pages', to: '/docs/legal/' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about/' },
      { label: 'Blog', to: '/blog/' },
      { label: 'Support', href: `mailto:${brand.supportMail}` },
      { label: 'Source code', href: brand.sourceUrl },
    ],
  },
  {
    title: 'Comparisons',
    links: [
      {
        label: 'DigitalOcean App Platform',
        to: '/hosting/alternative-to-digitalocean-app-platform/',
      },
      { label: 'Fly.io', to: '/hosting/alternative-to-fly-io/' },
      { label: 'Heroku', to: '/hosting/alternative-to-heroku-eu/' },
      { label: 'Railway', to: '/hosting/alternative-to-railway-eu/' },
      { label: 'Render', to: '/hosting/alternative-to-render-eu/' },
      { label: 'Vercel', to: '/hosting/alternative-to-vercel-eu/' },
    ],
  },
  {
    title: 'Hosting',
    links: [
      { label: 'Overview', to: '/hosting/' },
      { label: 'Docker hosting in Europe', to: '/hosting/cheap-docker-hosting-europe/' },
      { label: 'EU-based PaaS', to: '/hosting/eu-based-paas-for-startups/' },
      { label: 'Free PostgreSQL', to: '/hosting/free-postgres-hosting-europe/' },
      { label: 'Docker Compose hosting', to: '/hosting/simple-docker-compose-hosting-eu/' },
    ],
  },
];
