import Link from '@docusaurus/Link';
import React, { type ReactNode, useId, useState } from 'react';
import ForBusinesses from '@site/src/components/ForBusinesses';
import type { Choices, Plan } from '@site/src/model/compose/types';
import type { Engine } from './usePlanner';
import styles from './plan.module.css';

interface Props {
  text: string;
  choices: Choices;
  plan: Plan;
  load: () => Promise<Engine | undefined>;
}

/** Where the docs say what an import understands. */
const REFERENCE = '/docs/apps/advanced/#compose-import';

/** What was to be copied where the browser keeps the clipboard to itself. */
interface Manual {
  label: string;
  value: string;
}

const UNREADABLE =
  'The file cannot be read, so its values cannot be told from the rest. Mend it first, or tick ‘include values’.';

/** Copies the plan as a link or as text; environment values leave the page only when ticked. */
export default function Share({ text, choices, plan, load }: Props): ReactNode {
  const [values, setValues] = useState(false);
  const [message, setMessage] = useState('');
  const [manual, setManual] = useState<Manual>();
  const field = useId();

  const copy = async (label: string, value: string) => {
    setManual(undefined);
    try {
      await navigator.clipboard.writeText(value);
      setMessage(`${label} copied`);
    } catch {
      setMessage(`Copy the ${label.toLowerCase()} from the field below`);
      setManual({ label, value });
    }
  };
  const copyLink = async () => {
    const engine = await load();
    if (!engine) return;
    const file = values ? text : engine.redactValues(text);
    if (file === undefined) {
      setManual(undefined);
      setMessage(UNREADABLE);
      return;
    }
    const hash = await engine.encodeShared({ text: file, choices });
    const long = engine.tooLong(hash);
    if (long) {
      setManual(undefined);
      setMessage(long);
      return;
    }
    const { origin, pathname } = window.location;
    await copy('Link', `${origin}${pathname}#${hash}`);
  };
  const copyText = async () => {
    const engine = await load();
    if (engine) await copy('Text', engine.planAsText(engine.plan(text, choices)));
  };

  return (
    <div className={styles.share}>
      <div className={styles.terms}>
        <ForBusinesses />
        <p className={styles.live}>Nothing is sent until you share.</p>
      </div>
      <p>
        <button className={styles.live} onClick={() => void copyLink()} type="button">
          Copy link
        </button>
        <span aria-hidden="true" className={styles.live}>
          {' · '}
        </span>
        <button className={styles.live} onClick={() => void copyText()} type="button">
          Copy as text
        </button>
        <span aria-hidden="true" className={styles.live}>
          {' · '}
        </span>
        <Link to={REFERENCE}>What is understood</Link>
      </p>
      {plan.hasValues && (
        <label className={styles.live}>
          <input
            checked={values}
            onChange={(event) => setValues(event.target.checked)}
            type="checkbox"
          />
          include values of the environment in the link
        </label>
      )}
      <p className={styles.message} role="status">
        {message}
      </p>
      {manual && (
        <div className={styles.manual}>
          <label htmlFor={field}>{manual.label}</label>
          <textarea
            id={field}
            onFocus={(event) => event.target.select()}
            readOnly
            rows={manual.label === 'Link' ? 2 : 6}
            value={manual.value}
          />
        </div>
      )}
    </div>
  );
}
