import drawings from '@generated/site-drawings/default/sizes.json';
import Price from '@site/src/components/pricing/Price';
import { formatMemory, sizes } from '@site/src/lib/prices';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The sizes as boxes on one ground line, drawn to one scale, each with its contents and monthly price. */
export default function SizeBoxes(): ReactNode {
  return (
    <ul className={styles.sizes}>
      {sizes.map(({ name, vcpu, memoryMb }) => (
        <li key={name}>
          <div
            className={styles.ground}
            dangerouslySetInnerHTML={{ __html: drawings[name] ?? '' }}
          />
          <b>{name}</b>
          <span className={styles.has}>{formatMemory(memoryMb)}</span>
          <span className={styles.has}>{vcpu} vCPU</span>
          <b className={styles.price}>
            <Price of={`size.${name}`} />
          </b>
        </li>
      ))}
    </ul>
  );
}
