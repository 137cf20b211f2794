import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type { Props } from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** File names are set in monospace, as they would be typed; other titles are not. */
const FILE_NAME = /^[^\s:]*[./][^\s:]+$|^(?:Dockerfile|Caddyfile|Makefile|Gemfile|Procfile)$/;

/** A file, a terminal or an output: title and Copy in a bar of their own, so that nothing covers the code. */
export default function CodeBlockLayout({ className }: Props): ReactNode {
  const { title, className: blockClass } = useCodeBlockContext().metadata;
  const isOutput = blockClass.split(' ').includes('code-output');
  const isFile = typeof title === 'string' && FILE_NAME.test(title);
  return (
    <Container
      as="div"
      className={clsx(className, blockClass, styles.block, isOutput && styles.output)}
    >
      {title && (
        <div className={clsx(styles.title, isFile && styles.file)}>
          <Title>{title}</Title>
        </div>
      )}
      <Content className={styles.code} />
      {isOutput ? (
        <span className={styles.kind}>Output</span>
      ) : (
        <Buttons className={clsx(styles.buttons, title && styles.inTitle)} />
      )}
    </Container>
  );
}
