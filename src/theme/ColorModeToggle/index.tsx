import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import React, { type ReactNode, useEffect } from 'react';
import styles from './styles.module.css';

type Choice = 'light' | 'dark' | 'system';

const NEXT: Readonly<Record<Choice, Choice>> = { light: 'dark', dark: 'system', system: 'light' };

/** Line icons. The style sheet shows the `data-theme-choice` icon, which is right before React starts. */
const PATHS: Readonly<Record<Choice, string>> = {
  light:
    'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  dark: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
  system: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 3.5v17M12 7.5h6.5M12 12h8.5M12 16.5h6.5',
};

const label = (choice: Choice) => `Colour mode: ${choice}. Switch to ${NEXT[choice]}`;

/** The visitor's choice, as stored by src/inline/color-mode.ts. */
const chosen = () => {
  const choice = document.documentElement.dataset.themeChoice;
  return choice === 'light' || choice === 'dark' ? choice : null;
};

/** The button that cycles from light to dark to system and back to light. A script of the page handles it. */
export default function ColorModeToggle({ className, value, onChange }: Props): ReactNode {
  const choice: Choice = value ?? 'system';
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const follow = () => onChange(chosen());
    addEventListener('color-mode', follow);
    return () => removeEventListener('color-mode', follow);
  }, [onChange]);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button)}
        data-early
        title={isBrowser ? label(choice) : undefined}
        type="button"
      >
        {(Object.keys(PATHS) as Choice[]).map((mode) => (
          <svg
            aria-hidden="true"
            className={styles.icon}
            data-choice={mode}
            height={22}
            key={mode}
            viewBox="0 0 24 24"
            width={22}
          >
            <path d={PATHS[mode]} />
          </svg>
        ))}
        {/* One of the three is shown, like the icons, so it is right before React starts. */}
        {(Object.keys(PATHS) as Choice[]).map((mode) => (
          <span className={clsx('visually-hidden', styles.name)} data-choice={mode} key={mode}>
            {label(mode)}
          </span>
        ))}
      </button>
    </div>
  );
}
