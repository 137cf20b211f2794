import { useHistory, useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import React, {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { prepareSearch } from '@site/src/client/prepareSearch';
import { useSearchSettings } from '@site/src/client/useSearchSettings';
import { useShortcut } from '@site/src/client/useShortcut';
import { useAnswer } from '@site/src/client/useAnswer';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import { resultsAddress } from 'site-search/address';
import { contextWithout } from '@site/src/lib/search/settings';
import Suggestions from './Suggestions';
import styles from './styles.module.css';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * The search box of the navbar: a combobox with a list of suggestions (WAI-ARIA combobox pattern, list
 * autocomplete). Without JavaScript it is a form that opens the results page.
 */
export default function SearchBar(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFormElement>(null);
  const before = useRef<Element | null>(null);
  const listId = useId();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const settings = useSearchSettings();
  const [typed, setTyped] = useState('');
  const { limit } = settings;
  const { state, retry } = useAnswer(typed, { limit, context: contextWithout(settings) });
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const styled = useWholeStyle(open);
  const shortcut = useShortcut(settings.shortcut);

  const answer = state.kind === 'hits' ? state : undefined;
  const elsewhere = answer?.tools.elsewhere(answer.query);
  const addresses = answer
    ? [
        ...(elsewhere ? [elsewhere.to] : []),
        ...answer.hits.map((hit) =>
          answer.tools.hitAddress(hit, settings.marks ? answer.query : ''),
        ),
        resultsAddress(answer.query),
      ]
    : [];
  // By its address: a fuller answer may put the chosen entry elsewhere in the list.
  const active = chosen === undefined ? -1 : addresses.indexOf(chosen);

  function close({ giveFocusBack }: { giveFocusBack: boolean }): void {
    setOpen(false);
    setChosen(undefined);
    if (!giveFocusBack) return;
    const target = before.current;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (target instanceof HTMLElement) target.focus();
  }

  /** Cancels the search: empties the box and restores the focus. */
  function cancel(): void {
    if (input.current) input.current.value = '';
    setTyped('');
    close({ giveFocusBack: true });
  }

  function changed(): void {
    const value = input.current?.value ?? '';
    setChosen(undefined);
    // What was typed before the page became interactive arrives here after the focus may have left.
    setOpen(value.trim() !== '' && document.activeElement === input.current);
    setTyped(value);
  }

  function go(address: string): void {
    close({ giveFocusBack: false });
    input.current?.blur();
    history.push(address);
  }

  // Text typed before the page became interactive is still in the box.
  useEffect(() => {
    if (document.activeElement === input.current) changed();
  }, []);

  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent): void {
      const isShortcut =
        // A browser that fills in a field sends an event without a key.
        event.key?.toLowerCase() === settings.shortcut &&
        (event.metaKey || event.ctrlKey) &&
        !event.altKey &&
        !event.shiftKey;
      const slash =
        settings.shortcut !== '' &&
        event.key === '/' &&
        !isTyping(event.target) &&
        !event.metaKey &&
        !event.ctrlKey;
      if (!isShortcut && !slash) return;
      event.preventDefault();
      // The box may have the focus already: by an earlier press, or from the start of the page.
      if (document.activeElement !== input.current) before.current = document.activeElement;
      input.current?.focus();
      input.current?.select();
    }
    function onPointer(event: PointerEvent): void {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    }
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [settings.shortcut]);

  // Emptied only on a change of page, so text typed before the page became interactive stays.
  const shown = useRef(`${pathname}${search}`);
  useEffect(() => {
    if (shown.current === `${pathname}${search}`) return;
    shown.current = `${pathname}${search}`;
    setOpen(false);
    if (input.current && pathname !== '/search/') input.current.value = '';
  }, [pathname, search]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const count = addresses.length;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) {
        changed();
      } else if (count > 0) {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // The position before the first is the box itself, number -1.
        setChosen(addresses[((active + 1 + step + count + 1) % (count + 1)) - 1]);
      }
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const value = input.current?.value.trim() ?? '';
      if (open && active >= 0 && chosen !== undefined) go(chosen);
      else if (value !== '') go(resultsAddress(value));
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (open) {
        setOpen(false);
        setChosen(undefined);
      } else {
        cancel();
      }
    } else if (event.key === 'Tab') {
      setOpen(false);
    }
  }

  const expanded = open && styled && state.kind !== 'none';
  return (
    <form
      ref={box}
      className={clsx('search-box', styles.box)}
      data-starting={(open && !expanded) || undefined}
      action="/search/"
      role="search"
    >
      <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true" width="18" height="18">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        placeholder="Search"
        aria-label="Search the docs and lessons"
        role="combobox"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        // The search cuts a pasted log to its message.
        maxLength={4000}
        onFocus={(event) => {
          before.current ??= event.relatedTarget;
          prepareSearch();
          if (event.currentTarget.value.trim() !== '') {
            changed();
            if (state.kind === 'failed') retry();
          }
        }}
        onBlur={(event) => {
          if (box.current?.contains(event.relatedTarget)) return;
          before.current = null;
          setOpen(false);
          setChosen(undefined);
        }}
        onInput={changed}
        onKeyDown={onKeyDown}
      />
      {settings.hint && shortcut !== '' && (
        <span className={styles.keys} aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
      {/* In browsers where a click takes the focus away, the button would be gone before its click. */}
      <button
        type="button"
        className={styles.cancel}
        onClick={cancel}
        onMouseDown={(event) => event.preventDefault()}
      >
        Cancel
      </button>
      <Suggestions
        id={listId}
        open={expanded}
        state={state}
        elsewhere={elsewhere}
        addresses={addresses}
        active={active}
        onChoose={go}
        onRetry={retry}
      />
    </form>
  );
}
