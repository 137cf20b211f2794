import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ico, licences, manifest, robots, securityText, touchIcon } from './files.ts';

const site = {
  url: 'https://nordkai.example',
  product: 'Nordkai',
  tagline: 'Host',
  supportMail: 'help@nordkai.example',
  copyright: '© 2025 Nordkai GmbH',
};
const svg = fs.readFileSync('static/img/favicon.svg', 'utf8');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

describe('the files a site is asked for', () => {
  it('robots.txt names the sitemap and forbids nothing', () => {
    expect(robots(site)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://nordkai.example/sitemap.xml\n',
    );
  });

  it('favicon.ico has one picture of 32 pixels at the offset in its header', () => {
    const file = ico(svg);
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, from] = [file.readUInt32LE(14), file.readUInt32LE(18)];
    expect(from + length).toBe(file.length);
    expect(file.subarray(from, from + 4)).toEqual(PNG);
    expect([file.readUInt32BE(from + 16), file.readUInt32BE(from + 20)]).toEqual([32, 32]);
  });

  it('apple-touch-icon.png is 180 pixels wide', () => {
    expect(touchIcon(svg).readUInt32BE(16)).toBe(180);
  });

  it('security.txt has what RFC 9116 requires, and expires in a year at most', () => {
    const text = securityText(site, new Date('2026-11-22T05:00:00Z'));
    expect(text).toContain('Contact: mailto:help@nordkai.example\n');
    expect(text).toContain('Expires: 2027-11-01T00:00:00.000Z\n');
    expect(text).toContain('Canonical: https://nordkai.example/.well-known/security.txt\n');
  });

  it('the manifest names the product', () => {
    expect(JSON.parse(manifest(site))).toMatchObject({ name: 'Nordkai', start_url: '/' });
  });

  it('licences.txt has a licence for everything shipped', () => {
    const text = licences(site, process.cwd());
    for (const name of ['react-dom', '@docusaurus/core', 'Archivo']) expect(text).toContain(name);
    expect(text).toContain('© 2025 Nordkai GmbH');
  });
});
