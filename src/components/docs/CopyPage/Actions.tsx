import React, { type ReactNode, useState } from 'react';
import { copyText } from '@site/src/client/copyText';
import { brand } from '@site/src/lib/brand';
import { twinPath } from '@site/src/lib/twins';

type State = 'Copy as Markdown' | 'Copied' | "Couldn't be copied: view it and copy by hand";

const assistants = [
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
] as const;

async function textOf(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.text();
}

/** The actions that need a script, and links to assistants with the page's address. Nothing is loaded from them. */
export default function Actions({ route }: { route: string }): ReactNode {
  const [state, setState] = useState<State>('Copy as Markdown');
  const prompt = `Read ${brand.url}${twinPath(route)} and answer my questions about it.`;
  return (
    <>
      <li>
        <button
          aria-live="polite"
          onClick={() =>
            void copyText(textOf(twinPath(route))).then(
              () => setState('Copied'),
              () => setState("Couldn't be copied: view it and copy by hand"),
            )
          }
          type="button"
        >
          {state}
        </button>
      </li>
      {assistants.map(({ name, address }) => (
        <li key={name}>
          <a href={address + encodeURIComponent(prompt)} rel="noopener noreferrer" target="_blank">
            Open in {name}
          </a>
        </li>
      ))}
    </>
  );
}
