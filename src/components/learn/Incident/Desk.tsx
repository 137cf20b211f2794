import React, { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Incident, quoted } from 'practice-machine';
import Words from '@site/src/components/blog/Words';
import files from '@generated/machine-files/default/files.json';
import { Loading } from '@site/src/components/learn/Exercise/Machine';
import Prompt from '@site/src/components/learn/GitExercise/Prompt';
import git from '@site/src/components/learn/GitExercise/styles.module.css';
import { mark } from '@site/src/components/learn/LessonProgress/store';
import marks from '@site/src/components/learn/LessonProgress/styles.module.css';
import { incidents, MOST_STARS, solvedMark, starsInWords } from '@site/src/lib/incidents';
import Editor from './Editor';
import { savePicture } from './picture';
import styles from './styles.module.css';
import { useServer } from './useServer';

interface Props {
  name: string;
  incident: Incident;
}

const inCode = (text: string): string => text.replace(/[«»]/g, '`');
const EDITORS = /^(?:sudo )?(?:edit|nano|vim?) +([^\s;|&<>]+)$/;

/** The explanation below it is unfolded, because it no longer gives anything away. */
const unfold = (): void => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('#why ~ details'))
    details.open = true;
};

/** What the server is doing, or what the last check found. */
function State({
  server,
  verdict,
}: {
  server: ReturnType<typeof useServer>;
  verdict: string;
}): ReactNode {
  if (!server.isBusy) return <Words text={server.problem || verdict} />;
  if (server.isUp) return 'Running';
  return server.isLoaded ? 'Setting up the server' : <Loading />;
}

/** A terminal on a broken server, the check of its goal, and hints that cost a star each. */
export default function Desk({ name, incident }: Props): ReactNode {
  const server = useServer(incident.setup);
  const { entries, folder, isBusy } = server;
  const [hints, setHints] = useState(0);
  const [verdict, setVerdict] = useState('');
  const [stars, setStars] = useState<number>();
  const [file, setFile] = useState<{ name: string; text: string }>();
  const log = useRef<HTMLDivElement>(null);
  const prompt = useRef<HTMLInputElement>(null);
  const title = incidents.find((one) => one.name === name)?.title ?? '';

  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [entries, isBusy]);
  useEffect(() => {
    if (server.isUp && !file) prompt.current?.focus();
  }, [server.isUp, file]);

  const type = async (line: string) => {
    const [, edited] = EDITORS.exec(line.trim()) ?? [];
    if (line.trim() === 'clear') server.clear();
    else if (edited === undefined) await server.type(line);
    else {
      const read = await server.type(
        `[ ! -e ${edited} ] || { [ $(stat -Lc %s ${edited}) -lt 16000 ] && cat ${edited}; }`,
        false,
      );
      if (read?.status === 0) setFile({ name: edited, text: read.out });
      else await server.type(`ls -ld ${edited}`);
    }
  };
  const save = async (text: string) => {
    if (!file) return;
    const whole = text.endsWith('\n') || text === '' ? text : `${text}\n`;
    const line = `printf %s ${quoted(whole)} >${file.name}`;
    const saved = await server.type(line, false);
    if (saved?.status === 0) setFile(undefined);
    else if (saved) setVerdict(saved.out);
  };
  const check = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setVerdict('');
    const result = await server.check(incident.check);
    if (!result) return;
    const [said = ''] = result.out.trim().split('\n');
    if (result.status !== 0) setVerdict(`The check itself failed: ${result.err}`);
    else if (said !== '') setVerdict(`Not yet. ${inCode(said)}`);
    else {
      const earned = MOST_STARS - hints;
      setStars(earned);
      mark([solvedMark(name, hints)], true);
      setVerdict(`It works again: ${starsInWords(earned)}. Below, you can now read why it broke.`);
      unfold();
    }
  };
  const restart = () => {
    setVerdict('');
    setFile(undefined);
    void server.start();
  };

  if (server.isGone)
    return (
      <div className={`iron ${git.bench}`}>
        <div className={git.foot}>
          <p role="alert">
            The server was stopped. {server.problem || 'It was idle for half an hour.'} What you
            typed there is lost.
          </p>
          <button className="button button--signal" onClick={restart} type="button">
            Start it again
          </button>
        </div>
      </div>
    );
  return (
    <>
      <div className={`iron ${git.bench}`}>
        <div
          aria-label="What you typed and what the server printed"
          className={`${git.log} ${styles.log}`}
          ref={log}
          role="log"
          // It scrolls, so the keyboard has to reach it.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          translate="no"
        >
          {entries.map((entry, at) => (
            <div key={at}>
              <p className={git.typed}>
                <span aria-hidden="true">{entry.folder}# </span>
                {entry.line}
              </p>
              {entry.out !== '' && <pre data-failed={entry.failed || undefined}>{entry.out}</pre>}
            </div>
          ))}
        </div>
        {file ? (
          <Editor
            isBusy={isBusy}
            key={file.name}
            name={file.name}
            onClose={() => setFile(undefined)}
            onSave={(text) => void save(text)}
            text={file.text}
          />
        ) : (
          <Prompt
            field={prompt}
            isBusy={isBusy}
            label={`Command, as root in ${folder}`}
            lines={entries.map(({ line }) => line)}
            onLine={(line) => void type(line)}
            sign={`${folder}#`}
          />
        )}
        <form className={git.foot} onSubmit={(event) => void check(event)}>
          <div className={git.state} data-reached={stars !== undefined || undefined} role="status">
            <State server={server} verdict={verdict} />
          </div>
          <button aria-disabled={isBusy} className="button button--signal" type="submit">
            Check
          </button>
          <button
            aria-disabled={isBusy}
            className="button"
            onClick={() => !isBusy && restart()}
            type="button"
          >
            Reset the server
          </button>
          {stars !== undefined && (
            <button className="button" onClick={() => void savePicture(title, stars)} type="button">
              Save a picture to share
            </button>
          )}
        </form>
        <div aria-live="polite" className={styles.hints}>
          {hints > 0 && (
            <ol>
              {incident.hints.slice(0, hints).map((hint) => (
                <li key={hint}>
                  <Words text={inCode(hint)} />
                </li>
              ))}
            </ol>
          )}
          {hints < incident.hints.length && (
            <button className="button" onClick={() => setHints(hints + 1)} type="button">
              Hint {hints + 1} of {incident.hints.length}
              {stars === undefined && ', costs a star'}
            </button>
          )}
        </div>
      </div>
      <p className={marks.quiet}>
        Runs in a small Linux in this page, and nowhere else.{' '}
        <a href={files?.licences}>Its programs and licences</a>
      </p>
    </>
  );
}
