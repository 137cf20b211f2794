import React, { type ReactNode } from 'react';
import Price from '@site/src/components/pricing/Price';
import {
  describePart,
  kindRules,
  MAX_GB,
  MAX_REPLICAS,
  type Part,
  partPrice,
  redisDisk,
} from '@site/src/lib/calculator';
import { formatMemory, sizeOf, type SizeName } from '@site/src/lib/prices';
import NumberField from './NumberField';
import styles from './styles.module.css';

interface Props {
  part: Part;
  /** The part's name for screen readers, unique in the stack. */
  name: string;
  /** Hours a week that the apps run. */
  hoursAWeek: number;
  /** False in the server's HTML, which shows the settings as text. */
  live: boolean;
  onChange: (part: Part) => void;
  onRemove: () => void;
}

/** One part of the stack: its name, settings and price, and a way to remove it. */
export default function PartRow({
  part,
  name,
  hoursAWeek,
  live,
  onChange,
  onRemove,
}: Props): ReactNode {
  const rule = kindRules[part.kind];
  const sizes: readonly SizeName[] = rule.sizes;
  return (
    <tr>
      <th scope="row">{rule.label}</th>
      <td>
        {!live || part.kind === 'free' ? (
          <span className={styles.text}>{describePart(part)}</span>
        ) : (
          <span className={styles.fields}>
            {rule.replicas && (
              <span className={styles.select}>
                <select
                  aria-label={`Replicas of ${name}`}
                  onChange={(event) => onChange({ ...part, count: Number(event.target.value) })}
                  value={part.count}
                >
                  {Array.from({ length: MAX_REPLICAS }, (_, index) => (
                    <option key={index} value={index + 1}>
                      {index + 1} ×
                    </option>
                  ))}
                </select>
              </span>
            )}
            {sizes.length > 0 && (
              <span className={styles.select}>
                <select
                  aria-label={`Size of ${name}`}
                  onChange={(event) => onChange({ ...part, size: event.target.value as SizeName })}
                  value={part.size}
                >
                  {sizes.map((size) => (
                    <option key={size} value={size}>
                      {size}, {formatMemory(sizeOf(size).memoryMb)}
                    </option>
                  ))}
                </select>
              </span>
            )}
            {rule.disk && (
              <NumberField
                label={`Disk of ${name} in GB`}
                live
                max={MAX_GB}
                min={rule.disk.min}
                onChange={(gb) => onChange({ ...part, gb })}
                unit="GB"
                value={part.gb}
              />
            )}
            {part.kind === 'redis' && (
              <span className={styles.included}>{redisDisk(part.size)} disk</span>
            )}
          </span>
        )}
      </td>
      <td>
        {live && (
          <button
            aria-label={`Remove ${name}`}
            className={styles.remove}
            data-remove
            onClick={onRemove}
            type="button"
          >
            ×
          </button>
        )}
      </td>
      <td>
        <Price bare of={partPrice(part, hoursAWeek)} />
      </td>
    </tr>
  );
}
