import Link from '@docusaurus/Link';
import React, { type ReactNode, useId, useState } from 'react';
import { givenValues, type Choices, type Plan } from 'compose-planner';
import { copyText } from '@site/src/client/copyText';
import type { PlannerState } from './usePlanner';
import styles from './plan.module.css';

interface Props {
  text: string;
  choices: Choices;
  plan: Plan;
  ask: PlannerState['ask'];
  /** Shown before the ways to take the plan along. */
  children: ReactNode;
}

/** Where the docs say what an import understands. */
const REFERENCE = '/docs/apps/compose-import/';

/** The text to copy by hand if the browser doesn't allow access to the clipboard. */
interface Manual {
  label: string;
  value: string;
}

const FILE = 'compose.yaml';
/** Overrides the first file with the parts that only the platform understands. */
const REFERENCES = 'compose.import.override.yaml';

/** Saves a file as a download. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Copies the plan as a link or as Markdown. Environment values leave the page only if the visitor ticks the box. */
export default function Share({ text, choices, plan, ask, children }: Props): ReactNode {
  const [values, setValues] = useState(false);
  const [message, setMessage] = useState('');
  const [manual, setManual] = useState<Manual>();
  const field = useId();

  /** `made` rejects with the message to show if there's nothing to copy. */
  const copy = async (label: string, made: Promise<string>, inSentence = label.toLowerCase()) => {
    setManual(undefined);
    try {
      await copyText(made);
      setMessage(`${label} copied`);
    } catch {
      await made.then(
        (value) => {
          setMessage(`Copy the ${inSentence} from the field below`);
          setManual({ label, value });
        },
        (reason: Error) => setMessage(reason.message),
      );
    }
  };
  const copyLink = async () => {
    let note = '';
    const made = async () => {
      const sharing = await ask((rules) => rules('share', { text, choices }, values));
      if (!sharing || 'message' in sharing) throw new Error(sharing?.message);
      if (sharing.hidden) note = `. ${sharing.hidden}`;
      const { origin, pathname } = window.location;
      return `${origin}${pathname}#${sharing.hash}`;
    };
    await copy('Link', made());
    setMessage((said) => said + note);
  };
  const copyMarkdown = async () => {
    const made = async () => {
      const answer = await ask((rules) => rules('asMarkdown', text, choices));
      if (answer === undefined) throw new Error();
      return answer;
    };
    await copy('Markdown', made(), 'Markdown');
  };
  const download = async () => {
    const made = await ask((rules) => rules('handOver', text, choices));
    if (!made) return;
    save(FILE, made.text);
    if (made.references) save(REFERENCES, made.references);
    const said = made.references
      ? `${FILE} and ${REFERENCES} downloaded. The first one runs with docker compose up. Import both`
      : `${FILE} downloaded`;
    setMessage(
      made.left.length > 0
        ? `${said}. When you import, set what couldn't be written: ${made.left.join(', ')}`
        : said,
    );
  };

  return (
    <div className={styles.share}>
      <div className={`${styles.ways} ${styles.live}`}>
        {children}
        <button onClick={() => void copyLink()} type="button">
          Copy link
        </button>
        {(plan.hasValues || givenValues(choices) > 0) && (
          <label>
            <input
              checked={values}
              onChange={(event) => setValues(event.target.checked)}
              type="checkbox"
            />
            include values
          </label>
        )}
        <button onClick={() => void copyMarkdown()} type="button">
          Copy as Markdown
        </button>
        <button onClick={() => void download()} type="button">
          Download the file
        </button>
      </div>
      <p>
        <span className={styles.live}>Nothing is sent until you share. </span>
        To run it, paste the file under <b>Add</b> → <b>Compose import</b>.{' '}
        <Link to={REFERENCE}>What the planner understands</Link>
      </p>
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
