import type { Selector } from 'css-tree';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { canMatch, keyOf, type Place } from './selectors.ts';

type Node = DefaultTreeAdapterMap['node'];

/**
 * Elements that scripts add to any page before a visitor does anything: messages and the line above search
 * marks. Their rules belong in every sheet.
 */
const EVERYWHERE = `<div class="load-failure"><p></p><button></button></div>
<div class="highlight-bar" id="highlight-bar"><span></span><button></button></div>`;

/** Classes that scripts give to elements with the class before the colon while a page is only read. */
const GIVEN: Readonly<Record<string, string>> = {
  'table-of-contents__link': 'table-of-contents__link--active',
};

interface Entry {
  place: Place;
  number: number;
}

/** The distinct places of elements in pages: the same chain of names, ids and classes counts once. */
export class Places {
  private readonly known = new Map<string, Entry>();
  private readonly byKey = new Map<string, Place[]>();
  private readonly all: Place[] = [];

  /** `ids` are the ids that some selector names. All others are left out, so that places repeat. */
  constructor(private readonly ids: ReadonlySet<string>) {
    this.add(`<html><body>${EVERYWHERE}`);
  }

  /** Adds the elements of a page. */
  add(html: string): void {
    this.visit(parse(html, { scriptingEnabled: false }), undefined, 0);
  }

  /** True if the selector can match an element of a page that was added. */
  has(selector: Selector): boolean {
    const key = keyOf(selector);
    const candidates = key === undefined ? this.all : (this.byKey.get(key) ?? []);
    return candidates.some((place) => canMatch(selector, place));
  }

  private enter(node: DefaultTreeAdapterMap['element'], parent: Place | undefined, above: number) {
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value ?? '';
    const classes = attribute('class').split(/\s+/).filter(Boolean).sort();
    for (const name of [...classes]) if (GIVEN[name]) classes.push(GIVEN[name]);
    const id = this.ids.has(attribute('id')) ? attribute('id') : '';
    const key = `${above} ${node.tagName} ${id} ${classes.join('.')}`;
    let entry = this.known.get(key);
    if (!entry) {
      const place = { tag: node.tagName, id, classes: new Set(classes), parent };
      entry = { place, number: this.known.size + 1 };
      this.known.set(key, entry);
      this.all.push(place);
      for (const name of [node.tagName, ...classes.map((one) => `.${one}`)]) {
        const list = this.byKey.get(name);
        if (list) list.push(place);
        else this.byKey.set(name, [place]);
      }
    }
    return entry;
  }

  private visit(node: Node, parent: Place | undefined, above: number): void {
    const entry = 'tagName' in node ? this.enter(node, parent, above) : undefined;
    if (!('childNodes' in node)) return;
    for (const child of node.childNodes) {
      this.visit(child, entry?.place ?? parent, entry?.number ?? above);
    }
  }
}
