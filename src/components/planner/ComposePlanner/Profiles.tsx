import React, { type ReactNode } from 'react';
import type { Profile } from 'compose-planner';
import styles from './plan.module.css';

interface Props {
  profiles: readonly Profile[];
  onProfile: (name: string, chosen: boolean) => void;
}

/** The file's profiles as switches. Profiles that aren't chosen aren't in the plan. */
export default function Profiles({ profiles, onProfile }: Props): ReactNode {
  if (profiles.length === 0) return null;
  return (
    <fieldset className={styles.profiles}>
      <legend>Profiles</legend>
      {profiles.map(({ name, services, chosen }) => (
        <label key={name}>
          <input
            checked={chosen}
            onChange={(event) => onProfile(name, event.target.checked)}
            type="checkbox"
          />
          {name}
          <span> {services.join(', ')}</span>
        </label>
      ))}
    </fieldset>
  );
}
