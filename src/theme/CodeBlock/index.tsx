import BreakingPath from '@site/src/components/blog/BreakingPath';
import type { Props as Original } from '@theme/CodeBlock';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

type Props = Original & {
  /** The code as HTML with coloured tokens, from `src/plugins/remark/highlight`. Without it, children are the code. */
  html?: string;
  /** True for one of many files on a page, from `src/plugins/remark/include-file`: only its name is seen. */
  folded?: boolean;
};

/** File names are set in monospace, as you would type them. Other titles aren't. */
const FILE_NAME = /^[^\s:]*[./][^\s:]+$|^(?:Dockerfile|Caddyfile|Makefile|Gemfile|Procfile)$/;

function titleOf({ title, metastring = '' }: Props): string | undefined {
  if (typeof title === 'string') return title;
  const match = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(metastring);
  return match?.[1] ?? match?.[2];
}

/** An output that may be wrapped as a terminal would: without columns, colours or a drawing. */
const isProse = (html = '') => !/ {3}|[\t|│├<]/.test(html);

/** Commands, queries and records: a long one goes on below, as in a terminal. */
const COMMANDS = /\blanguage-(?:bash|sh|sql|dns-zone)\b/;

/** A file, a terminal or an output, with title and Copy in a separate bar so that nothing covers the code. */
export default function CodeBlock({ folded, ...props }: Props): ReactNode {
  if (folded)
    return (
      <details>
        <summary>
          <code>{titleOf(props)}</code>
        </summary>
        <CodeBlock {...props} title="" />
      </details>
    );
  const { className, metastring = '', html, children } = props;
  const title = titleOf(props);
  const isOutput = /(?:^|\s)output(?:\s|$)/.test(metastring);
  const isFile = title !== undefined && FILE_NAME.test(title);
  return (
    <div
      className={clsx(
        'theme-code-block',
        className,
        isOutput && 'code-output',
        styles.block,
        isOutput && styles.output,
        (isOutput ? isProse(html) : COMMANDS.test(className ?? '')) && styles.wrapped,
      )}
    >
      {title && (
        <div className={clsx(styles.title, isFile && styles.file)}>
          {isFile ? <BreakingPath longest={27}>{title}</BreakingPath> : title}
        </div>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it: https://www.w3.org/WAI/standards-guidelines/act/rules/0ssw9k/ */}
      <pre className={styles.code} tabIndex={0}>
        {html === undefined ? (
          <code>{children}</code>
        ) : (
          <code dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      {isOutput ? (
        <span className={styles.kind}>Output</span>
      ) : (
        <div className={styles.buttons}>
          <CopyButton />
        </div>
      )}
    </div>
  );
}
