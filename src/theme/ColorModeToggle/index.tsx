import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

type Choice = 'light' | 'dark' | 'system';

const NEXT: Readonly<Record<Choice, Choice>> = { light: 'dark', dark: 'system', system: 'light' };

/** Line icons; the style sheet shows the one of `data-theme-choice`, which is right before React starts. */
const PATHS: Readonly<Record<Choice, string>> = {
  light:
    'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  dark: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
  system: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 3.5v17M12 7.5h6.5M12 12h8.5M12 16.5h6.5',
};

const label = (choice: Choice) => `Colour mode: ${choice}. Switch to ${NEXT[choice]}`;

/** Keeps 'system', for which the framework deletes its own key; see src/plugins/early-scripts. */
function rememberSystem(): void {
  try {
    localStorage.setItem('theme-system', '1');
  } catch {
    /* Storage is refused: the choice lasts until the page is left. */
  }
}

/** The button that leads from light to dark to system and back to light. */
export default function ColorModeToggle({ className, value, onChange }: Props): ReactNode {
  const choice: Choice = value ?? 'system';
  const next = NEXT[choice];
  const isBrowser = useIsBrowser();
  const change = () => {
    if (next === 'system') rememberSystem();
    onChange(next === 'system' ? null : next);
  };
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button)}
        onClick={change}
        title={isBrowser ? label(choice) : undefined}
        type="button"
      >
        {(Object.keys(PATHS) as Choice[]).map((mode) => (
          <svg
            aria-hidden="true"
            className={styles.icon}
            data-choice={mode}
            key={mode}
            viewBox="0 0 24 24"
          >
            <path d={PATHS[mode]} />
          </svg>
        ))}
        {/* One of the three is shown, as with the icons: right before React starts. */}
        {(Object.keys(PATHS) as Choice[]).map((mode) => (
          <span className={clsx('visually-hidden', styles.name)} data-choice={mode} key={mode}>
            {label(mode)}
          </span>
        ))}
      </button>
    </div>
  );
}
