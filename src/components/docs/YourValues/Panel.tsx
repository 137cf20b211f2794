import { ownValues, setOwnValues } from '@site/src/client/yourValues';
import { regions } from '@site/src/lib/limits';
import { EXAMPLES, VALUE_NAMES, type ValueName, type YourValues } from '@site/src/lib/your-values';
import { problemsOf } from '@site/src/lib/your-values/rules';
import React, { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

const LABELS: Readonly<Record<ValueName, string>> = {
  project: 'Project',
  region: 'Region',
  app: 'App',
  database: 'Database',
  domain: 'Domain',
};

interface FieldProps {
  name: ValueName;
  value: string;
  problem: string | undefined;
}

/** One name with its label and, if it breaks the rule, the rule. */
function Field({ name, value, problem }: FieldProps): ReactNode {
  const id = useId();
  const shared = {
    'aria-describedby': problem ? `${id}-rule` : undefined,
    'aria-invalid': problem ? true : undefined,
    defaultValue: value,
    id,
    name,
  };
  return (
    <p>
      <label htmlFor={id}>{LABELS[name]}</label>
      {name === 'region' ? (
        <select {...shared}>
          <option value="">{`as in the examples (${EXAMPLES.region})`}</option>
          {regions.map((region) => (
            <option key={region.id} value={region.id}>
              {`${region.id}, ${region.city}`}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          autoCapitalize="none"
          autoComplete="off"
          placeholder={EXAMPLES[name]}
          spellCheck={false}
          type="text"
        />
      )}
      {problem && <small id={`${id}-rule`}>{problem}</small>}
    </p>
  );
}

/** The names in a form, trimmed. */
function namesIn(form: HTMLFormElement): YourValues {
  const data = new FormData(form);
  return Object.fromEntries(
    VALUE_NAMES.flatMap((name) => {
      const value = data.get(name);
      const text = typeof value === 'string' ? value.trim() : '';
      return text ? [[name, text]] : [];
    }),
  );
}

/** The panel in which readers set their own names for all commands and addresses of the documentation. */
export default function Panel({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [values] = useState(ownValues);
  const [problems, setProblems] = useState<YourValues>({});
  useEffect(() => dialog.current?.showModal(), []);
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const names = namesIn(event.currentTarget);
    const found = problemsOf(names);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    setOwnValues(names);
    dialog.current?.close();
  };
  const reset = () => {
    setOwnValues({});
    dialog.current?.close();
  };
  return (
    <dialog aria-labelledby={title} className={styles.panel} onClose={onClose} ref={dialog}>
      <form noValidate onSubmit={keep}>
        <h2 id={title}>Your values</h2>
        <p>
          They fill in the commands and addresses on every page of the documentation. They stay in
          this browser, and nothing is sent.
        </p>
        {VALUE_NAMES.map((name) => (
          <Field key={name} name={name} problem={problems[name]} value={values[name] ?? ''} />
        ))}
        <div>
          <button className="button button--signal" type="submit">
            Fill in
          </button>
          <button className="button" onClick={reset} type="button">
            Back to the examples
          </button>
          <button className="button" onClick={() => dialog.current?.close()} type="button">
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
