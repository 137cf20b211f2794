import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import { useEffect } from 'react';

/**
 * Keeps the keyboard in the menu of small screens while it covers the page: everything behind it is inert,
 * Escape closes it, and the focus returns to the button that opened it (pattern of a modal dialog, WAI-ARIA
 * APG).
 */
export function useMenuFocus(): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  const drawn = useWholeStyle(shown) && shown;
  useEffect(() => {
    const bar = document.querySelector('nav.navbar');
    const inner = bar?.querySelector<HTMLElement>('.navbar__inner');
    const menu = bar?.querySelector('.navbar-sidebar');
    if (!drawn || !bar || !inner || !menu) return undefined;
    const behind = [...(bar.parentElement?.children ?? []), inner].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== bar && !element.inert,
    );
    for (const element of behind) element.inert = true;
    const opener = inner.querySelector<HTMLElement>('.navbar__toggle');
    // The menu slides in. It takes the focus as soon as it is rendered.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus(),
      );
    });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKey);
      for (const element of behind) element.inert = false;
      const { activeElement } = document;
      if (activeElement === document.body || menu.contains(activeElement)) opener?.focus();
    };
  }, [drawn, toggle]);
}
