/** A page that is measured, and the link that is followed from it. */
export interface BenchPage {
  kind: string;
  path: string;
  /** Address of the page that the click leads to. */
  next: string;
  /** True where the stock site has the page too. */
  inStock: boolean;
}

/** One page of each kind. */
export const benchPages: readonly BenchPage[] = [
  { kind: 'home', path: '/', next: '/docs/getting-started/', inStock: false },
  {
    kind: 'doc',
    path: '/docs/apps/deploy-from-git/',
    next: '/docs/apps/deploy-from-docker/',
    inStock: true,
  },
  {
    kind: 'learn',
    path: '/learn/foundations/what-is-docker/',
    next: '/learn/foundations/docker-vs-vm/',
    inStock: true,
  },
  { kind: 'post', path: '/blog/reverse-proxy-showdown/', next: '/blog/', inStock: false },
  {
    kind: 'comparison',
    path: '/hosting/alternative-to-render-eu/',
    next: '/pricing/',
    inStock: false,
  },
  { kind: 'pricing', path: '/pricing/', next: '/docs/getting-started/', inStock: false },
];
