import type { CssNode, Selector } from 'css-tree';

/** One element, as far as selectors look at it here, and its parent. */
export interface Place {
  tag: string;
  id: string;
  classes: ReadonlySet<string>;
  parent: Place | undefined;
}

interface Compound {
  nodes: CssNode[];
  /** The combinator between this compound and the previous one, empty for the first. */
  combinator: string;
}

const compiled = new WeakMap<Selector, Compound[]>();

/** A selector's compounds, the last first. */
function compoundsOf(selector: Selector): Compound[] {
  const known = compiled.get(selector);
  if (known) return known;
  const compounds: Compound[] = [{ combinator: '', nodes: [] }];
  selector.children.forEach((node) => {
    if (node.type === 'Combinator') compounds.push({ combinator: node.name, nodes: [] });
    else compounds.at(-1)?.nodes.push(node);
  });
  compounds.reverse();
  compiled.set(selector, compounds);
  return compounds;
}

/** The selectors in the brackets of `:is()`, `:where()` and the like. */
function innerSelectors(node: CssNode): Selector[] {
  const selectors: Selector[] = [];
  if (node.type !== 'PseudoClassSelector') return selectors;
  node.children?.forEach((child) => {
    if (child.type !== 'SelectorList') return;
    child.children.forEach((one) => void selectors.push(one as Selector));
  });
  return selectors;
}

/**
 * True if the simple selector can match. Attributes and states change in the browser, and the position among
 * siblings is unknown, so these always can.
 */
function canHold(node: CssNode, place: Place): boolean {
  switch (node.type) {
    case 'TypeSelector':
      return node.name === '*' || node.name.toLowerCase() === place.tag;
    case 'ClassSelector':
      return place.classes.has(node.name.replace(/\\/g, ''));
    case 'IdSelector':
      return place.id === node.name;
    case 'PseudoClassSelector':
      if (node.name === 'root') return place.tag === 'html';
      if (node.name !== 'is' && node.name !== 'where') return true;
      return innerSelectors(node).some((selector) => canMatch(selector, place));
    default:
      return true;
  }
}

function from(compounds: readonly Compound[], index: number, place: Place): boolean {
  const compound = compounds[index];
  if (!compound) return true;
  if (!compound.nodes.every((node) => canHold(node, place))) return false;
  if (index + 1 === compounds.length) return true;
  // The sibling isn't looked for, only assumed.
  if (compound.combinator === '+' || compound.combinator === '~') return true;
  if (compound.combinator === '>') {
    return place.parent !== undefined && from(compounds, index + 1, place.parent);
  }
  for (let up = place.parent; up; up = up.parent) {
    if (from(compounds, index + 1, up)) return true;
  }
  return false;
}

/** A class, else an element name, that the selector's last compound needs. Undefined if it needs neither. */
export function keyOf(selector: Selector): string | undefined {
  const nodes = compoundsOf(selector)[0]?.nodes ?? [];
  const named = nodes.find((node) => node.type === 'ClassSelector');
  if (named?.type === 'ClassSelector') return `.${named.name.replace(/\\/g, '')}`;
  const tag = nodes.find((node) => node.type === 'TypeSelector' && node.name !== '*');
  return tag?.type === 'TypeSelector' ? tag.name.toLowerCase() : undefined;
}

/** True if a selector can match an element, now or after a change of its state. */
export function canMatch(selector: Selector, place: Place): boolean {
  return from(compoundsOf(selector), 0, place);
}
