import React, { type ReactNode, useEffect, useRef } from 'react';
import { type Graph, graphText, type Node } from 'teach/git';
import styles from './styles.module.css';

const STEP = 104;
const LANE = 76;
const RADIUS = 9;
const NAME_HEIGHT = 18;

const x = ({ column }: Node) => 52 + column * STEP;

interface Props {
  graph: Graph;
  title: string;
  quiet?: boolean;
}

/** Commits from left to right, lines to their parents, and the names on them. */
export default function GraphDrawing({ graph, title, quiet = false }: Props): ReactNode {
  const { nodes, lanes } = graph;
  const scroll = useRef<HTMLDivElement>(null);
  // The newest commit is at the end, which a phone wouldn't show.
  useEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = scroll.current.scrollWidth;
  }, [nodes.length]);
  const at = new Map(nodes.map((node) => [node.id, node]));
  const most = Math.max(1, ...nodes.map(({ names }) => names.length));
  const top = 16 + most * NAME_HEIGHT;
  const y = ({ lane }: Node) => top + lane * (LANE + (most - 1) * NAME_HEIGHT);
  const width = Math.max(104, nodes.length * STEP);
  const height = top + Math.max(0, lanes - 1) * (LANE + (most - 1) * NAME_HEIGHT) + 36;
  return (
    <figure className={styles.graph} data-quiet={quiet || undefined}>
      <figcaption>{title}</figcaption>
      {nodes.length === 0 ? (
        <p>No commit yet.</p>
      ) : (
        <div
          aria-label={`${title}, drawn`}
          className={styles.scroll}
          ref={scroll}
          role="group"
          // Scrolled by keyboard too: a long history is wider than a phone.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <svg aria-hidden="true" height={height} viewBox={`0 0 ${width} ${height}`} width={width}>
            {nodes.flatMap((node) =>
              node.parents.map((id) => {
                const parent = at.get(id);
                return parent ? (
                  <path
                    d={`M${x(node)} ${y(node)}C${x(node) - STEP / 2} ${y(node)} ${x(parent) + STEP / 2} ${y(parent)} ${x(parent)} ${y(parent)}`}
                    key={`${node.id}-${id}`}
                  />
                ) : null;
              }),
            )}
            {nodes.map((node) => (
              <g key={node.id}>
                <circle cx={x(node)} cy={y(node)} r={RADIUS} />
                {/* The goal shows a shape: a learner's commits will have other hashes. */}
                {!quiet && (
                  <text x={x(node)} y={y(node) + 26}>
                    {node.id.slice(0, 7)}
                  </text>
                )}
                {node.names.map((name, index) => (
                  <text
                    className={name.startsWith('HEAD') ? styles.head : styles.name}
                    key={name}
                    x={x(node)}
                    y={y(node) - 16 - index * NAME_HEIGHT}
                  >
                    {name}
                  </text>
                ))}
              </g>
            ))}
          </svg>
        </div>
      )}
      <ol className="visually-hidden">
        {graphText(graph).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </figure>
  );
}
