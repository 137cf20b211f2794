import React, { type ReactNode } from 'react';
import { headFiles, namesOf, places, type Repository } from 'teach/git';
import styles from './styles.module.css';

const first = (text: string | undefined) =>
  text === undefined ? '–' : text.trimEnd().split('\n')[0];

/** Each file in the three places that a commit goes through: folder, staging area, last commit. */
export default function Places({ repository }: { repository: Repository }): ReactNode {
  const { tree, index } = repository;
  const committed = headFiles(repository);
  const found = places(repository);
  const names = [...new Set([...namesOf(tree, index, committed), ...found.conflicts])].sort();
  const stateOf = (name: string) => {
    if (found.conflicts.includes(name)) return 'conflict';
    if (found.staged.includes(name) && found.changed.includes(name)) return 'staged, changed since';
    if (found.staged.includes(name)) return 'staged';
    if (found.changed.includes(name)) return 'changed';
    if (found.untracked.includes(name)) return 'untracked';
    return name in index ? 'as committed' : 'ignored';
  };
  return (
    <div className={`${styles.places} goes-on`}>
      <table>
        <caption className="visually-hidden">First line of each file, by place</caption>
        <thead>
          <tr>
            <th scope="col">file</th>
            <th scope="col">state</th>
            <th scope="col">working tree</th>
            <th scope="col">staging area</th>
            <th scope="col">last commit</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{stateOf(name)}</td>
              <td>{first(tree[name])}</td>
              <td>{first(index[name])}</td>
              <td>{first(committed[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
