import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** The content of the files, all derived from the brand. */
export interface Site {
  url: string;
  product: string;
  tagline: string;
  supportMail: string;
  copyright: string;
}

const png = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** An icon file with one picture of 32 × 32 pixels, for clients that fetch /favicon.ico without reading the page. */
export function ico(svg: string): Buffer {
  const picture = png(svg, 32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** The drawing without its rounded corners, because iOS rounds a square itself and shows transparent parts as black. */
export const touchIcon = (svg: string): Buffer => png(svg.replace(/ rx="\d+"/, ''), 180);

export const robots = (site: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;

/**
 * RFC 9116. It expires a year after the month of the build, because nobody answers for a site that is no
 * longer built.
 */
export function securityText(site: Site, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return [
    `Contact: mailto:${site.supportMail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${site.url}/.well-known/security.txt`,
    `Policy: ${site.url}/security/#disclosure`,
    '',
  ].join('\n');
}

/** The web manifest: a name and icons for people who put the site on a home screen. */
export const manifest = (site: Site): string =>
  JSON.stringify({
    name: site.product,
    short_name: site.product,
    description: site.tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf8',
    theme_color: '#fbfaf8',
    icons: [
      { src: '/img/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  });

/** Packages whose code reaches the browser. */
const SHIPPED = [
  ...[
    '@docusaurus/core',
    '@electric-sql/pglite',
    '@docusaurus/theme-classic',
    '@docusaurus/theme-common',
  ],
  ...['@mdx-js/react', 'clsx', 'history', 'react', 'react-dom', 'react-helmet-async'],
  ...['react-router', 'scheduler', 'yaml'],
] as const;

/** The site's own terms and the licences of its packages. Throws if a package has no licence text. */
export function licences(site: Site, root: string): string {
  const own = `${site.copyright}. All rights reserved. The parts below are under the licences named there.\n`;
  const texts = SHIPPED.map((name) => {
    const folder = path.join(root, 'node_modules', name);
    const { version, license } = JSON.parse(
      fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as { version: string; license: string };
    const file = fs.readdirSync(folder).find((one) => /^licen[cs]e(?:\.\w+)?$/i.test(one));
    if (!file) throw new Error(`site-files: ${folder} holds no licence text.`);
    return `${name} ${version}, ${license}\n\n${fs.readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
  });
  const font = fs.readFileSync(path.join(root, 'src/css/fonts/OFL.txt'), 'utf8').trim();
  return [own, ...texts, `Archivo, OFL-1.1\n\n${font}\n`].join(`\n${'-'.repeat(72)}\n\n`);
}
