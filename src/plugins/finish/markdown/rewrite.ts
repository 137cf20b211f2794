import type { Element, ElementContent, Root } from 'hast';
import { attribute, classesOf, element, find, isElement, type Parent, textOf } from './tree.ts';

/** Parts that serve the page's use, not its content. */
const DROPPED = new Set(
  'script style nav noscript template input col colgroup wbr link meta iframe'.split(' '),
);
const DROPPED_CLASSES = [
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'pagination-nav',
  'hash-link',
  'page-copy',
  // Says again, drawn, what the steps say.
  'plate',
  'on-phones',
  'cited-back',
];
const DROPPED_ROLES = ['tablist', 'status'];

function isDropped(node: Element): boolean {
  if (DROPPED.has(node.tagName) || DROPPED_ROLES.includes(attribute(node, 'role') ?? '')) {
    return true;
  }
  if (attribute(node, 'ariaHidden') === 'true') return true;
  // An anchor that a heading had.
  if (node.tagName === 'a' && !attribute(node, 'href')) return true;
  // A picture that repeats the text next to it.
  if (node.tagName === 'img' && !attribute(node, 'alt')) return true;
  return classesOf(node).some((name) => DROPPED_CLASSES.includes(name));
}

/** A drawing's label as a separate sentence. Icons without a label say nothing. */
function drawing(node: Element): ElementContent[] {
  const title = find(node, (inner) => inner.tagName === 'title');
  const label = attribute(node, 'ariaLabel') ?? (title ? textOf(title) : undefined);
  return label ? [element('p', [element('em', `Drawing: ${label}`)])] : [];
}

/** The caption of a code block: its file name or title. */
function titleOf(block: Element): string | undefined {
  const title = find(block, (inner) => classesOf(inner).some((name) => name.startsWith('title_')));
  return title && textOf(title);
}

/** A code block with its language, its title and whether it is an output, in the one form that is read later. */
function code(
  text: string,
  language: string | undefined,
  title?: string,
  isOutput = false,
): Element {
  const meta = [title && `title="${title}"`, isOutput && 'output'].filter(Boolean).join(' ');
  const inner = element('code', text.replace(/\n?$/, '\n'), {
    className: [`language-${language ?? 'text'}`],
    ...(meta ? { dataMeta: meta } : {}),
  });
  return element('pre', [inner]);
}

function codeBlock(block: Element): Element[] {
  const pre = find(block, (inner) => inner.tagName === 'pre');
  if (!pre) return [];
  const language = classesOf(block).find((name) => name.startsWith('language-'));
  const isOutput = classesOf(block).includes('code-output');
  return [code(textOf(pre), language?.slice('language-'.length), titleOf(block), isOutput)];
}

/** A file next to its plan: a text area that contains a worked example becomes a code block here. */
function typedArea(area: Element, labels: ReadonlyMap<string, string>): Element[] {
  const title = labels.get(attribute(area, 'ariaLabelledBy') ?? '');
  return [code(textOf(area), title?.endsWith('.yaml') ? 'yaml' : undefined, title)];
}

/** A button's words if they begin a sentence ('Line 12, column 5: …'). A button for an action has none. */
const beginsSentence = (next: unknown): boolean => /^:\s|^:$/.test(next ? textOf(next) : '');

function chosen(select: Element): ElementContent[] {
  const options = select.children.filter((child) => isElement(child, 'option'));
  const option = options.find(({ properties }) => properties.selected !== undefined) ?? options[0];
  return option ? [{ type: 'text', value: textOf(option) }] : [];
}

/** The labels of tabs, placed before each panel instead of in a list. */
function panels(tabs: Element, walk: (parent: Parent) => void): ElementContent[] {
  const names: string[] = [];
  const found: Element[] = [];
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      const role = attribute(child, 'role');
      if (role === 'tab') names.push(textOf(child).trim());
      else if (role === 'tabpanel') found.push(child);
      else visit(child);
    }
  };
  visit(tabs);
  return found.flatMap((panel, at) => {
    walk(panel);
    return [element('p', [element('strong', `${names[at] ?? ''}:`)]), ...panel.children];
  });
}

/** A table with its caption before it. It always gets a head, because Markdown's tables need one. */
function table(node: Element): ElementContent[] {
  const caption = node.children.find((child) => isElement(child, 'caption'));
  const rest = node.children.filter((child) => child !== caption);
  if (!rest.some((child) => isElement(child, 'thead'))) {
    const row = find(node, (inner) => inner.tagName === 'tr');
    const cells = row?.children.filter((child) => isElement(child, 'td', 'th')).length ?? 0;
    const head = Array.from({ length: cells }, () => element('th', ''));
    rest.unshift(element('thead', [element('tr', head)]));
  }
  const before = caption ? [element('p', [element('em', caption.children)])] : [];
  return [...before, { ...node, children: rest }];
}

/** Elements that get their own lines, but have to share one within a table cell. */
const BLOCKS = ['p', 'div', 'li', 'small', 'dt', 'dd'];

/** Puts a cell's content on one line. */
function flattenCell(cell: Element): void {
  const flat = (children: readonly ElementContent[]): ElementContent[] =>
    children.flatMap((child): ElementContent[] => {
      if (!isElement(child)) return [child];
      if (child.tagName === 'br') return [{ type: 'text', value: ' ' }];
      if (['ul', 'ol', 'dl'].includes(child.tagName)) return flat(child.children);
      if (!BLOCKS.includes(child.tagName)) return [{ ...child, children: flat(child.children) }];
      const inner = flat(child.children);
      return [{ type: 'text', value: ' ' }, ...inner, { type: 'text', value: ' ' }];
    });
  cell.children = flat(cell.children);
}

/** Separates the words of adjacent boxes and links that have no space between them. */
function partBoxes(parent: Parent): void {
  for (let at = parent.children.length - 1; at > 0; at -= 1) {
    const [before, after] = [parent.children[at - 1], parent.children[at]];
    const links = isElement(before, 'a') && isElement(after, 'a');
    const boxes =
      (isElement(before, 'span') || isElement(after, 'span')) &&
      /[\p{L}\p{N}]$/u.test(textOf(before)) &&
      /^[\p{L}\p{N}€]/u.test(textOf(after));
    if (links || boxes) parent.children.splice(at, 0, { type: 'text', value: ' ' });
  }
}

/** Terms and their definitions, as a list of lines in which the terms are bold. */
function termList(node: Element): Element {
  const entries: Element[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      const last = entries.at(-1);
      if (child.tagName === 'dt') entries.push(element('li', [element('strong', child.children)]));
      else if (child.tagName !== 'dd') visit(child);
      else if (last) last.children.push({ type: 'text', value: ': ' }, ...child.children);
    }
  };
  visit(node);
  return element('ul', entries);
}

/** The name of a folded part: its heading and the text next to it, or a bold paragraph. */
function summary({ children }: Element): Element[] {
  const isHeading = (node: ElementContent) =>
    node.type === 'element' && /^h[2-6]$/.test(node.tagName);
  const [heading] = children.filter(isHeading);
  if (!heading) return [element('p', [element('strong', children)])];
  return [
    heading as Element,
    element(
      'p',
      children.filter((node) => node !== heading),
    ),
  ];
}

/** Changes a built page's content in place to elements that have a Markdown equivalent. */
export function rewrite(tree: Root): void {
  const labels = new Map<string, string>();
  const collect = (parent: Parent): void => {
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      const id = attribute(child, 'id');
      if (id) labels.set(id, textOf(child));
      collect(child);
    }
  };
  collect(tree);

  const replaced = (node: Element, next: unknown): ElementContent[] => {
    if (isDropped(node)) return [];
    if (node.tagName === 'svg') return drawing(node);
    if (classesOf(node).includes('theme-code-block')) return codeBlock(node);
    if (classesOf(node).includes('theme-tabs-container')) return panels(node, walk);
    if (node.tagName === 'textarea') return typedArea(node, labels);
    if (node.tagName === 'button') return beginsSentence(next) ? node.children : [];
    if (node.tagName === 'select') return chosen(node);
    if (node.tagName === 'pre') return [code(textOf(node), undefined)];
    walk(node);
    if (['td', 'th'].includes(node.tagName)) flattenCell(node);
    if (node.tagName === 'table') return table(node);
    if (node.tagName === 'dl') return [termList(node)];
    if (node.tagName === 'summary') return summary(node);
    if (['details', 'figure', 'section', 'label', 'output'].includes(node.tagName)) {
      return [element('div', node.children)];
    }
    if (node.tagName === 'figcaption') return [element('p', node.children)];
    return [node];
  };
  const walk = (parent: Parent): void => {
    parent.children = parent.children.flatMap((child, at) => {
      // No-break spaces only matter for the lines of a page.
      if (child.type === 'text') return { ...child, value: child.value.replaceAll('\u00a0', ' ') };
      if (!isElement(child)) return [];
      const next = parent.children.slice(at + 1).find(({ type }) => type !== 'comment');
      return replaced(child, next);
    });
    partBoxes(parent);
  };
  walk(tree);
}
