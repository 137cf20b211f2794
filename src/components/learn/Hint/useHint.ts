import { useEffect, useState, type RefObject } from 'react';

/** What opened the hint. Null while it's closed. */
export type HintCause = 'pointer' | 'focus' | 'touch' | null;

/** Milliseconds that a pointer rests before the hint opens, and that it has to reach the hint before it closes. */
const INTENT = 150;
const GRACE = 300;

/** Closes the open hint of the page, so there is never more than one. */
let closeOpenHint: (() => void) | undefined;

/**
 * Opens a hint for the wrapped word on deliberate hover, on keyboard focus and on a first tap. Closes it on
 * Escape, on leaving and on a tap elsewhere (WCAG 2.2, 1.4.13). Does nothing in browsers without the Popover
 * API.
 */
export function useHint(wrapper: RefObject<HTMLElement | null>, enabled: boolean): HintCause {
  const [cause, setCause] = useState<HintCause>(null);

  useEffect(() => {
    const element = wrapper.current;
    if (!enabled || !element || !('showPopover' in HTMLElement.prototype)) return undefined;
    let timer: number | undefined;
    let isOpen = false;
    let tapped = false;

    const close = () => {
      window.clearTimeout(timer);
      isOpen = false;
      if (closeOpenHint === close) closeOpenHint = undefined;
      setCause(null);
    };
    const open = (by: HintCause) => {
      window.clearTimeout(timer);
      if (closeOpenHint !== close) closeOpenHint?.();
      closeOpenHint = close;
      isOpen = true;
      setCause(by);
    };
    const later = (action: () => void, delay: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(action, delay);
    };
    const listeners = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      target: Document | HTMLElement,
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => target.addEventListener(type, listener as EventListener, { signal: listeners.signal });

    on(element, 'pointerenter', (event) => {
      if (event.pointerType === 'touch') return;
      if (isOpen) window.clearTimeout(timer);
      else later(() => open('pointer'), INTENT);
    });
    on(element, 'pointerleave', (event) => {
      if (event.pointerType !== 'touch') later(close, GRACE);
    });
    on(element, 'focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) open('focus');
    });
    on(element, 'focusout', close);
    on(element, 'pointerdown', (event) => {
      tapped = event.pointerType === 'touch';
    });
    on(element, 'click', (event) => {
      if (tapped && !isOpen) {
        event.preventDefault();
        open('touch');
      } else close();
      tapped = false;
    });
    on(document, 'pointerdown', (event) => {
      if (isOpen && event.target instanceof Node && !element.contains(event.target)) close();
    });
    on(document, 'keydown', (event) => {
      if (isOpen && event.key === 'Escape') close();
    });
    return () => {
      listeners.abort();
      window.clearTimeout(timer);
      if (closeOpenHint === close) closeOpenHint = undefined;
    };
  }, [wrapper, enabled]);

  return cause;
}
