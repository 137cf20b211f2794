import { brand as defaults } from '#data/brand';

/*
 * The brand: every value that names the product, its company or its hosts. Set it in data/brand.yaml, or with
 * the environment variables below. Unset values follow from the others.
 */

/** Values that the site's operator can set. Unset ones follow from the others. */
export interface BrandInput {
  product?: string;
  slug?: string;
  tagline?: string;
  company?: string;
  domain?: string;
  url?: string;
  consoleUrl?: string;
  backendUrl?: string;
  statusUrl?: string;
  supportMail?: string;
  sourceUrl?: string;
  analyticsScript?: string;
  analyticsWebsiteId?: string;
}

/** A complete brand: every field is a non-empty string, addresses have no trailing slash. */
export interface Brand {
  /** Name as written in prose. */
  product: string;
  /** Name as used in slugs, storage keys and file names: `[a-z0-9-]+`. */
  slug: string;
  /** The prefix of the variables that every app gets: `[A-Z0-9_]+`. */
  envPrefix: string;
  tagline: string;
  company: string;
  /** Registrable host name, from which the other hosts follow. */
  domain: string;
  url: string;
  consoleUrl: string;
  backendUrl: string;
  /** Parent domain of every app's default address. */
  appsDomain: string;
  statusUrl: string;
  supportMail: string;
  sourceUrl: string;
  copyright: string;
  /** Empty if no analytics is configured. Then the page makes no third-party request. */
  analyticsScript: string;
  analyticsWebsiteId: string;
}

const PRODUCT_FORM = /^[\p{L}\p{N}](?:[\p{L}\p{N} .&-]*[\p{L}\p{N}])?$/u;
const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const DOMAIN_FORM = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

function httpsAddress(name: string, value: string): string {
  let parsed: URL;
  try {
    parsed = new URL(value);
  } catch {
    throw new Error(
      `${name} is '${value}', which is not an address. Write one such as https://example.com`,
    );
  }
  if (parsed.protocol !== 'https:') {
    throw new Error(`${name} is '${value}'. It must begin with https://`);
  }
  return value.replace(/\/+$/, '');
}

/**
 * Completes a brand from the values that are set. If one has the wrong form, throws an `Error` that names the
 * variable and says what to write.
 */
export function makeBrand(input: BrandInput): Brand {
  const product = input.product || defaults.product;
  if (!PRODUCT_FORM.test(product)) {
    throw new Error(
      `SITE_PRODUCT is '${product}'. Use letters, digits, spaces, dots, '&' and '-'; it's used in YAML, MDX and HTML.`,
    );
  }
  const slug =
    input.slug ||
    product
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  if (!SLUG_FORM.test(slug)) {
    throw new Error(
      `SITE_SLUG is '${slug}'. Use lower-case letters and digits, words joined by '-'.`,
    );
  }
  const domain = input.domain || `${slug}.example`;
  if (!DOMAIN_FORM.test(domain)) {
    throw new Error(
      `SITE_DOMAIN is '${domain}'. Write a host name such as example.com, without https://`,
    );
  }
  const company = input.company || `${product} GmbH`;
  if (!PRODUCT_FORM.test(company)) {
    throw new Error(
      `SITE_COMPANY is '${company}'. Use letters, digits, spaces, dots, '&' and '-'.`,
    );
  }
  const analyticsScript = input.analyticsScript
    ? httpsAddress('ANALYTICS_SCRIPT', input.analyticsScript)
    : '';
  if (analyticsScript && !input.analyticsWebsiteId) {
    throw new Error(
      'ANALYTICS_SCRIPT is set but ANALYTICS_WEBSITE_ID is not. Set both or neither.',
    );
  }
  return {
    product,
    slug,
    envPrefix: slug.replace(/-/g, '_').toUpperCase(),
    tagline: input.tagline || defaults.tagline,
    company,
    domain,
    url: httpsAddress('SITE_URL', input.url || `https://${domain}`),
    consoleUrl: httpsAddress('SITE_CONSOLE_URL', input.consoleUrl || `https://console.${domain}`),
    backendUrl: httpsAddress('SITE_BACKEND_URL', input.backendUrl || `https://api.${domain}`),
    appsDomain: `apps.${domain}`,
    statusUrl: httpsAddress('SITE_STATUS_URL', input.statusUrl || `https://status.${domain}`),
    supportMail: input.supportMail || `support@${domain}`,
    sourceUrl: httpsAddress('SITE_SOURCE_URL', input.sourceUrl || `https://code.${domain}/website`),
    copyright: `© ${defaults.copyrightYear} ${company}`,
    analyticsScript,
    analyticsWebsiteId: input.analyticsWebsiteId || '',
  };
}

/** The environment variable of each value that can be set. They're part of every build cache's key. */
const VARIABLES = {
  product: 'SITE_PRODUCT',
  slug: 'SITE_SLUG',
  tagline: 'SITE_TAGLINE',
  company: 'SITE_COMPANY',
  domain: 'SITE_DOMAIN',
  url: 'SITE_URL',
  consoleUrl: 'SITE_CONSOLE_URL',
  backendUrl: 'SITE_BACKEND_URL',
  statusUrl: 'SITE_STATUS_URL',
  supportMail: 'SITE_SUPPORT_MAIL',
  sourceUrl: 'SITE_SOURCE_URL',
  analyticsScript: 'ANALYTICS_SCRIPT',
  analyticsWebsiteId: 'ANALYTICS_WEBSITE_ID',
} as const satisfies Record<keyof BrandInput, string>;

/** The environment variables that `brand` reads. */
export const BRAND_VARIABLES: readonly string[] = Object.values(VARIABLES);

/** Reads the brand from an environment such as `process.env`, and from data/brand.yaml. */
function brandFrom(env: Record<string, string | undefined>): Brand {
  const input: BrandInput = {};
  for (const key of Object.keys(VARIABLES) as (keyof BrandInput)[]) {
    input[key] = env[VARIABLES[key]] || defaults[key];
  }
  return makeBrand(input);
}

/**
 * This build's brand. The bundler replaces `process.env.SITE_BRAND` with the finished brand, so that neither
 * the defaults nor the rules above reach the browser.
 */
export const brand: Brand = process.env.SITE_BRAND
  ? (JSON.parse(process.env.SITE_BRAND) as Brand)
  : brandFrom(process.env);

/** Text of a data file with `{product}` and `{product.domain}` filled in as in pages. */
export const withBrand = (text: string): string =>
  text.replace(/\{product(?:\.(\w+))?\}/g, (token, field: string | undefined) =>
    field === undefined ? brand.product : (brand[field as keyof Brand] ?? token),
  );
