/** A page that is measured. */
export interface BenchPage {
  kind: string;
  path: string;
  /** True if the stock site has the page too. */
  inStock: boolean;
}

/** One page of each kind. */
export const benchPages: readonly BenchPage[] = [
  { kind: 'home', path: '/', inStock: false },
  {
    kind: 'doc',
    path: '/docs/apps/deploy-from-git/',
    inStock: true,
  },
  {
    kind: 'learn',
    path: '/learn/foundations/what-is-docker/',
    inStock: true,
  },
  { kind: 'post', path: '/blog/reverse-proxy-showdown/', inStock: false },
  {
    kind: 'comparison',
    path: '/hosting/alternative-to-render-eu/',
    inStock: false,
  },
  { kind: 'pricing', path: '/pricing/', inStock: false },
];
