/**
 * The brand: every value that names the product, its company or its hosts.
 *
 * Whoever runs the site changes the defaults in this file or sets the
 * environment variables named beside them; everything else derives from here.
 */

/** What the site's operator may set; unset values follow from the others. */
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
  /** Before the names of the variables that every app is given: `[A-Z0-9_]+`. */
  envPrefix: string;
  tagline: string;
  company: string;
  /** Registrable host name; the other hosts follow from it. */
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
  /** Empty when no analytics is configured: then no third-party request is made. */
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
 * Completes a brand from what is set; throws an `Error` that names the
 * variable and what to write when a value has the wrong form.
 */
export function makeBrand(input: BrandInput): Brand {
  const product = input.product || 'Eisendock';
  if (!PRODUCT_FORM.test(product)) {
    throw new Error(
      `SITE_PRODUCT is '${product}'. Use letters, digits, spaces, dots, '&' and '-'; it stands in YAML, MDX and HTML.`,
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
    tagline: input.tagline || 'Host your apps effortlessly',
    company,
    domain,
    url: httpsAddress('SITE_URL', input.url || `https://${domain}`),
    consoleUrl: httpsAddress('SITE_CONSOLE_URL', input.consoleUrl || `https://console.${domain}`),
    backendUrl: httpsAddress('SITE_BACKEND_URL', input.backendUrl || `https://api.${domain}`),
    appsDomain: `apps.${domain}`,
    statusUrl: httpsAddress('SITE_STATUS_URL', input.statusUrl || `https://status.${domain}`),
    supportMail: input.supportMail || `support@${domain}`,
    sourceUrl: httpsAddress('SITE_SOURCE_URL', input.sourceUrl || `https://code.${domain}/website`),
    copyright: `© 2025 ${company}`,
    analyticsScript,
    analyticsWebsiteId: input.analyticsWebsiteId || '',
  };
}

/** Reads the brand from an environment such as `process.env`. */
function brandFrom(env: Record<string, string | undefined>): Brand {
  return makeBrand({
    product: env.SITE_PRODUCT,
    slug: env.SITE_SLUG,
    tagline: env.SITE_TAGLINE,
    company: env.SITE_COMPANY,
    domain: env.SITE_DOMAIN,
    url: env.SITE_URL,
    consoleUrl: env.SITE_CONSOLE_URL,
    backendUrl: env.SITE_BACKEND_URL,
    statusUrl: env.SITE_STATUS_URL,
    supportMail: env.SITE_SUPPORT_MAIL,
    sourceUrl: env.SITE_SOURCE_URL,
    analyticsScript: env.ANALYTICS_SCRIPT,
    analyticsWebsiteId: env.ANALYTICS_WEBSITE_ID,
  });
}

/**
 * The brand of this build. The bundler puts the finished brand in the place of
 * `process.env.SITE_BRAND`, so that neither the defaults nor the rules above
 * reach the browser.
 */
export const brand: Brand = process.env.SITE_BRAND
  ? (JSON.parse(process.env.SITE_BRAND) as Brand)
  : brandFrom(process.env);

/** The environment variables that `brand` reads: part of every build cache's key. */
export const BRAND_VARIABLES = [
  'SITE_PRODUCT',
  'SITE_SLUG',
  'SITE_TAGLINE',
  'SITE_COMPANY',
  'SITE_DOMAIN',
  'SITE_URL',
  'SITE_CONSOLE_URL',
  'SITE_BACKEND_URL',
  'SITE_STATUS_URL',
  'SITE_SUPPORT_MAIL',
  'SITE_SOURCE_URL',
  'ANALYTICS_SCRIPT',
  'ANALYTICS_WEBSITE_ID',
] as const;
