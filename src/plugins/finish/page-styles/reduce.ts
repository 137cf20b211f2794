import {
  type CssNode,
  generate,
  List,
  type ListItem,
  parse,
  type Selector,
  type StyleSheet,
  walk,
} from 'css-tree';

/** Reads a style sheet. Values stay text, because only rules and selectors are parsed. */
export const parseSheet = (css: string): StyleSheet =>
  parse(css, { parseValue: false, parseCustomProperty: false }) as StyleSheet;

/** The ids that the selectors of a sheet name. */
export function idsOf(sheet: StyleSheet): Set<string> {
  const ids = new Set<string>();
  walk(sheet, (node) => {
    if (node.type === 'IdSelector') ids.add(node.name);
  });
  return ids;
}

function keepRules(children: List<CssNode>, keep: (selector: Selector) => boolean): List<CssNode> {
  const kept = new List<CssNode>();
  children.forEach((node) => {
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      const selectors = new List<CssNode>();
      node.prelude.children.forEach((one) => {
        if (keep(one as Selector)) selectors.appendData(one);
      });
      if (!selectors.isEmpty) {
        kept.appendData({
          ...node,
          prelude: { ...node.prelude, children: selectors },
          block: { ...node.block, children: node.block.children.copy() },
        });
      }
    } else if (
      node.type === 'Atrule' &&
      node.block &&
      !/^(?:font-face|keyframes|-webkit-keyframes|property|page)$/.test(node.name)
    ) {
      const inner = keepRules(node.block.children, keep);
      if (!inner.isEmpty) kept.appendData({ ...node, block: { ...node.block, children: inner } });
    } else {
      kept.appendData(node);
    }
  });
  return kept;
}

const NAME = /--[\w-]+/g;

/** Drops animations and custom properties without references. `used` are names that other files refer to. */
function dropUnreferenced(sheet: StyleSheet, used: ReadonlySet<string>): void {
  for (let changed = true; changed;) {
    changed = false;
    const referred = new Set(used);
    let animations = '';
    walk(sheet, (node) => {
      if (node.type !== 'Declaration') return;
      const value = generate(node.value);
      for (const [name] of value.matchAll(NAME)) referred.add(name);
      if (/animation/.test(node.property)) animations += ` ${value}`;
    });
    walk(sheet, {
      enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
        const animation =
          node.type === 'Atrule' && /keyframes$/.test(node.name)
            ? node.prelude && generate(node.prelude)
            : undefined;
        const dead =
          (node.type === 'Declaration' &&
            node.property.startsWith('--') &&
            !referred.has(node.property)) ||
          (animation && !new RegExp(`(?:^|[\\s,])${animation}(?:$|[\\s,])`).test(animations));
        if (dead) {
          list.remove(item);
          changed = true;
        }
      },
      leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
        if (node.type === 'Rule' && node.block.children.isEmpty) list.remove(item);
      },
    });
  }
}

/** Selectors of the root element. */
const isRoot = (selector: CssNode): boolean =>
  /^(?::root|html\[data-theme=["']?dark["']?\])$/.test(generate(selector));

/** The selectors of a rule. */
const selectorsOf = (node: CssNode): CssNode[] =>
  node.type === 'Rule' && node.prelude.type === 'SelectorList'
    ? node.prelude.children.toArray()
    : [];

/**
 * Drops the framework's values of custom properties that the site sets on the root in every case: outside a
 * layer, which wins over every layer. Also drops the order of layers that have no rules.
 */
function dropOverridden(sheet: StyleSheet): void {
  const own = new Set<string>();
  const layers = new Set<string>();
  sheet.children.forEach((node) => {
    if (node.type === 'Atrule' && node.name === 'layer' && node.block && node.prelude)
      layers.add(generate(node.prelude));
    if (node.type !== 'Rule' || !selectorsOf(node).some((one) => generate(one) === ':root')) return;
    node.block.children.forEach((one) => {
      if (one.type === 'Declaration') own.add(one.property);
    });
  });
  sheet.children = sheet.children.filter(
    (node) =>
      !(node.type === 'Atrule' && node.name === 'layer' && !node.block && node.prelude) ||
      generate(node.prelude)
        .split(',')
        .some((name) => layers.has(name)),
  );
  sheet.children.forEach((layer) => {
    if (layer.type !== 'Atrule' || layer.name !== 'layer' || !layer.block) return;
    walk(layer.block, (node) => {
      if (node.type !== 'Rule' || !selectorsOf(node).every(isRoot)) return;
      node.block.children = node.block.children.filter(
        (one) =>
          !(one.type === 'Declaration' && one.property.startsWith('--') && own.has(one.property)),
      );
    });
  });
}

/**
 * The text of a sheet reduced to the selectors for which `keep` is true, in the same order, without values
 * that never apply, and the rules, animations and custom properties this leaves unused.
 */
export function reduceSheet(
  sheet: StyleSheet,
  keep: (selector: Selector) => boolean,
  used: ReadonlySet<string>,
): string {
  const reduced: StyleSheet = { ...sheet, children: keepRules(sheet.children, keep) };
  dropOverridden(reduced);
  dropUnreferenced(reduced, used);
  return generate(reduced);
}
