import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import gallery from '@generated/planner-gallery/default/gallery.json';
import styles from './styles.module.css';

const groups = [
  { title: 'Our templates', stacks: gallery.templates },
  { title: 'Public files, as they are', stacks: gallery.public },
] as const;

/** The stacks by name. Loaded with their files when someone opens the gallery. */
export default function GalleryList({ onStack }: { onStack: (text: string) => void }): ReactNode {
  return (
    <ul className={styles.stacks}>
      {groups.map(({ title, stacks }) => (
        <li key={title}>
          <p>{title}</p>
          <ul>
            {stacks.map(({ name, text }) => (
              <li key={name}>
                <button onClick={() => onStack(text)} type="button">
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li>
        <Link to="/compose-cost/">What well-known files cost</Link>
      </li>
    </ul>
  );
}
