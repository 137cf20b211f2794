import Cited from '@site/src/components/compare/Cited';
import Picture from '@site/src/components/shell/Picture';
import type { Noted, SweepView } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A platform, such as `render`. */
  of: string;
  /** JSON, written at build time by src/plugins/remark/compare-data. */
  data?: string;
}

/** What the build adds to the words: the drawing in the page, or the file of one that loads when it is chosen. */
type Drawn = Omit<SweepView, 'axes'> & {
  axes: readonly (Noted<SweepView>['axes'][number] & {
    svg?: string;
    src?: string;
    height: number;
  })[];
};

/**
 * How both bills grow along three axes, each with who costs less where. The choice is radio buttons, so it
 * needs no script.
 */
export default function CompareSweep({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const { name, isNeverLess, axes } = JSON.parse(data) as Drawn;
  return (
    <section aria-labelledby="growth" className={styles.sweep}>
      <div>
        <Heading as="h2" id="growth">
          Who costs less as it grows
        </Heading>
        {isNeverLess && (
          <p>
            {`${name} never costs less on these three. See `}
            <a href="#facts">where it's ahead</a>.
          </p>
        )}
        <div aria-label="What grows" className={styles.axes} role="radiogroup">
          {axes.map(({ axis, label, verdict }, at) => (
            <label key={axis}>
              <input
                className="visually-hidden"
                defaultChecked={at === 0}
                name="axis"
                type="radio"
                value={axis}
              />
              <strong>{label}</strong>
              <br />
              {verdict}
            </label>
          ))}
        </div>
      </div>
      {axes.map(({ axis, label, note, sources, svg, src, height }) => (
        <figure data-axis={axis} key={axis}>
          {svg && <div className="picture" dangerouslySetInnerHTML={{ __html: svg }} />}
          {src && (
            <Picture
              alt={`${label}: ${brand.product} and ${name} as two lines. The text next to them says where they cross`}
              height={height}
              src={src}
              width={420}
            />
          )}
          <figcaption>
            {note}
            {sources.length > 0 && <Cited by={sources} />}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
