import { readFileSync } from 'node:fs';

const template = readFileSync(new URL('index.html', import.meta.url), 'utf8');

// What visitors typed is shown as text and never read as HTML.
const escape = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const row = ({ title, url, note, copy }) =>
  `<li><a href="${escape(url)}">${escape(title)}</a> ${escape(note)}${
    copy ? ` <a href="/copies/${escape(copy)}">copy</a>` : ''
  }</li>`;

export function page(links) {
  return template.replace('<!-- links -->', () => links.map(row).join('\n'));
}
