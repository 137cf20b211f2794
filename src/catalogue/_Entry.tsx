import { usePluginData } from '@docusaurus/useGlobalData';
import type { Prop } from '@site/src/plugins/catalogue/props';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './_styles.module.css';

interface Props {
  /** A component of src/theme/MDXComponents. */
  of: string;
  /** Examples of it. */
  children: ReactNode;
}

/** A registered component: what it takes, and its examples in both modes. */
export default function Entry({ of, children }: Props): ReactNode {
  const props = (usePluginData('catalogue') as Record<string, Prop[]>)[of] ?? [];
  return (
    <section>
      <Heading as="h2" id={of.toLowerCase()}>
        {of}
      </Heading>
      {props.length === 0 ? (
        <p>It takes nothing of its own.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">takes</th>
              <th scope="col">type</th>
              <th scope="col">meaning</th>
            </tr>
          </thead>
          <tbody>
            {props.map(({ name, type, isOptional, text }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {isOptional && ' (optional)'}
                </th>
                <td>
                  <code>{type}</code>
                </td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.modes}>
        {(['light', 'dark'] as const).map((mode) => (
          <div className={styles.mode} data-theme={mode} key={mode}>
            {children}
          </div>
        ))}
      </div>
    </section>
  );
}
