import { optimize } from 'svgo';

const plugins = [
  {
    name: 'preset-default',
    params: { overrides: { removeTitle: false, removeViewBox: false } },
  },
];

/**
 * Makes a component of an SVG file: the root's attributes become properties, which the page may add to, and
 * everything below is text that React neither renders nor hydrates piece by piece. Throws with the path if
 * the file isn't an SVG.
 */
export default function drawing(source) {
  const { data } = optimize(source, { path: this.resourcePath, plugins });
  const [, attributes = '', inner = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(data) ?? [];
  if (inner === '') throw new Error(`${this.resourcePath}: an <svg> with content is expected`);
  if (/<style|\sstyle=/.test(data)) {
    throw new Error(`${this.resourcePath}: the policy refuses styles in a page; use attributes`);
  }
  const properties = {};
  for (const [, name, value] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name === 'xmlns') continue;
    if (value.includes('&')) {
      throw new Error(`${this.resourcePath}: write the ${name} of <svg> without an entity`);
    }
    const key =
      name === 'class' ? 'className' : name.replace(/-(\w)/g, (_, next) => next.toUpperCase());
    properties[key] = value;
  }
  return `import { jsx } from 'react/jsx-runtime';
const properties = ${JSON.stringify(properties)};
const inner = { __html: ${JSON.stringify(inner)} };
export default function Drawing(more) {
  return jsx('svg', { ...properties, ...more, dangerouslySetInnerHTML: inner });
}
`;
}
