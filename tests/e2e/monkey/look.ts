/** What must be true of a page, by its address. */
export interface Expected {
  title: string;
  heading: string;
  canonical: string;
}

export interface Problem {
  rule: string;
  what: string;
}

/** What a look found, and which rules it could check on the page as it was. */
export interface Look {
  problems: Problem[];
  checked: string[];
}

/**
 * Checks an open page from inside for what no page may ever show. It runs in the browser, so it can't use
 * anything around it.
 */
export function look({
  pages,
  isPrint,
  checkFocus,
}: {
  pages: Record<string, Expected>;
  isPrint: boolean;
  checkFocus: boolean;
}): Look {
  const problems: Problem[] = [];
  const checked = ['unsaid', 'one h1', 'address', 'h1', 'title', 'canonical'];
  const say = (rule: string, what: string) => problems.push({ rule, what });
  const root = document.documentElement;
  const visible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (element: Element) => {
    const own = element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? '';
    return `<${element.localName}> .${own} '${(element.textContent ?? '').trim().slice(0, 50)}'`;
  };

  // A page whose style sheet is missing or cut says so, and has no layout to check.
  const isBare = getComputedStyle(root).getPropertyValue('--own') === '';
  const message = document.querySelector('.load-failure')?.textContent ?? '';
  const isUnstyled = isBare || message.includes('tyles of this page');
  if (isBare && message === '')
    say('unsaid', 'the style sheet is missing or cut, and no message says so');

  // Nothing scrolls sideways.
  if (!isUnstyled) checked.push('sideways', 'cut');
  if (!isUnstyled && root.scrollWidth > root.clientWidth) {
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.right > root.clientWidth + 1;
    });
    const last = beyond.at(-1);
    say(
      'sideways',
      `${root.scrollWidth} px in ${root.clientWidth} px: ${last ? name(last) : 'nothing found'}`,
    );
  }

  // One heading, and title, address and canonical agree.
  const path = location.pathname.replace(/index\.html$/, '');
  const page = pages[path];
  const headings = [...document.querySelectorAll('h1')].filter(
    (heading) => isPrint || visible(heading),
  );
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  if (headings.length !== 1) say('one h1', `${headings.length} headings of the first level`);
  if (!page) say('address', `${path} is no page of the sitemap`);
  else {
    const heading = flat(headings[0]?.textContent);
    if (heading !== page.heading) say('h1', `'${heading}' where '${page.heading}' is built`);
    if (document.title !== page.title && path !== '/search/')
      say('title', `'${document.title}' where '${page.title}' is built`);
    const found = canonical ? new URL(canonical.href).pathname : 'none';
    if (found !== page.canonical) say('canonical', `${found} at ${path}`);
  }

  // Focus is somewhere visible.
  const focused = document.activeElement;
  if (checkFocus && focused && focused !== document.body) {
    checked.push('focus');
    const box = focused.getBoundingClientRect();
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const shown = [focused, ...labels].some((one) => one.checkVisibility());
    if (!shown) say('focus', `in ${name(focused)}, which is not shown`);
    else if (focused.closest('[inert], [aria-hidden=true]'))
      say('focus', `in ${name(focused)}, which is hidden from readers`);
    // A region that the framework focuses after a change of page has no height and isn't a stop.
    else if ((focused as HTMLElement).tabIndex >= 0) {
      const seenParts = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) =>
          document.elementFromPoint(box.left + x * box.width, box.top + y * box.height),
        ),
      );
      const isSeen = [focused, ...labels].some((own) =>
        seenParts.some((part) => own.contains(part)),
      );
      if (box.bottom <= 0 || box.top >= innerHeight)
        say('focus', `in ${name(focused)}, out of the window at ${Math.round(box.top)}`);
      else if (!isSeen && labels.length === 0)
        say('focus', `in ${name(focused)}, which is covered`);
      const around = [
        focused,
        ...labels,
        focused.parentElement,
        focused.parentElement?.parentElement,
      ];
      const isMarked = around.some((one) =>
        [null, '::after'].some(
          (part) => one && getComputedStyle(one, part).outlineStyle !== 'none',
        ),
      );
      if (focused.matches(':focus-visible') && !isMarked)
        say('focus', `in ${name(focused)}, unmarked`);
    }
  }

  if (isUnstyled) return { problems, checked };

  /* The box of text that is really painted, cut by every ancestor that hides overflow, or nothing. */
  interface Line {
    element: Element;
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const skipped =
    'script,style,noscript,textarea,select,option,.visually-hidden,[aria-hidden=true]';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || element.closest(skipped)) continue;
    const around = element.getBoundingClientRect();
    const isFar = around.bottom < 0 || around.top > innerHeight;
    if (isFar && getComputedStyle(element).display !== 'contents') continue;
    if (!visible(element)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const { left, right, top, bottom } = box;
      if (right - left < 2 || bottom < 0 || top > innerHeight) continue;
      lines.push({ element, text: node.nodeValue.trim(), left, right, top, bottom });
    }
  }

  // Text is never cut, either by a box that hides its overflow or by the edge of the window.
  const clippers = new Map<Element, Element[]>();
  const clippersOf = (element: Element): Element[] => {
    const known = clippers.get(element);
    if (known) return known;
    const parent = element.parentElement;
    const above = parent ? clippersOf(parent) : [];
    const style = getComputedStyle(element);
    const clips = element !== root && element !== document.body && style.display !== 'inline';
    const own = clips && (style.overflowX !== 'visible' || style.overflowY !== 'visible');
    const all = style.position === 'fixed' ? [] : above;
    const result = own ? [element, ...all] : all;
    clippers.set(element, result);
    return result;
  };
  const isHiding = (value: string) => value === 'hidden' || value === 'clip';
  const painted = lines.flatMap((line): Line[] => {
    const cut = { ...line };
    for (const clipper of clippersOf(line.element)) {
      const style = getComputedStyle(clipper);
      const box = clipper.getBoundingClientRect();
      // A box of a pixel or none is hidden on purpose: text for screen readers, folded text.
      if (box.width < 2 || box.height < 2 || style.clipPath !== 'none') return [];
      if (style.overflowX !== 'visible') {
        const beyond = cut.right - box.right;
        if (
          isHiding(style.overflowX) &&
          beyond > 2 &&
          style.textOverflow !== 'ellipsis' &&
          cut.left < box.right
        )
          say(
            'cut',
            `${Math.round(beyond)} px of ${name(line.element)} at the right of ${name(clipper)}`,
          );
        cut.left = Math.max(cut.left, box.left);
        cut.right = Math.min(cut.right, box.right);
      }
      if (style.overflowY !== 'visible') {
        const beyond = Math.min(cut.bottom - box.bottom, cut.bottom - cut.top);
        const third = (line.bottom - line.top) / 3;
        const isFading = style.maskImage !== 'none' || style.webkitLineClamp !== 'none';
        if (isHiding(style.overflowY) && beyond > third && cut.top < box.bottom - 2 && !isFading)
          say('cut', `${Math.round(beyond)} px of ${name(line.element)} below ${name(clipper)}`);
        cut.top = Math.max(cut.top, box.top);
        cut.bottom = Math.min(cut.bottom, box.bottom);
      }
    }
    return cut.right - cut.left > 2 && cut.bottom - cut.top > 2 ? [cut] : [];
  });
  if (isPrint) return { problems, checked };
  checked.push('overlap');
  for (const line of painted) {
    const beyond = Math.max(line.right - root.clientWidth, -line.left);
    const isMoved = line.right <= 0 || line.left >= root.clientWidth;
    if (beyond > 1 && !isMoved)
      say('cut', `${Math.round(beyond)} px of ${name(line.element)} beyond the window`);
  }

  // Text never overlaps text when both are painted with nothing opaque between them.
  const isOpaque = (element: Element) => {
    const style = getComputedStyle(element);
    const alpha = /rgba\(.*, ?([\d.]+)\)|\/ ?([\d.]+)\)/.exec(style.backgroundColor);
    const value = alpha ? Number(alpha[1] ?? alpha[2]) : 1;
    return value > 0.5 || style.backgroundImage !== 'none' || style.backdropFilter !== 'none';
  };
  const isPaintedAt = (line: Line, stack: Element[]) => {
    for (const element of stack) {
      if (element === line.element) return true;
      if (isOpaque(element)) return false;
    }
    return false;
  };
  painted.sort((one, other) => one.top - other.top);
  const seen = new Set<string>();
  for (const [at, one] of painted.entries()) {
    for (const other of painted.slice(at + 1)) {
      if (other.top >= one.bottom) break;
      if (one.element === other.element) continue;
      // A line's box is taller than its letters, so only overlap in the middle of both counts.
      const shrink = 0.25 * Math.min(one.bottom - one.top, other.bottom - other.top);
      const left = Math.max(one.left, other.left);
      const right = Math.min(one.right, other.right);
      const top = Math.max(one.top, other.top) + shrink;
      const bottom = Math.min(one.bottom, other.bottom) - shrink;
      if (right - left <= 3 || bottom - top <= 1) continue;
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!isPaintedAt(one, stack) || !isPaintedAt(other, stack)) continue;
      const words = `${name(one.element)} and ${name(other.element)}`;
      if (!seen.has(words)) say('overlap', words);
      seen.add(words);
    }
  }
  return { problems, checked };
}
