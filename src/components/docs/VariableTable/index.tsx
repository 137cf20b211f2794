import CodeInline from '@theme/CodeInline';
import React, { type ReactNode } from 'react';
import TableFrame from '@site/src/components/docs/TableFrame';
import { offeredVariables } from '@site/src/lib/variables';

const captions: Record<keyof typeof offeredVariables, string> = {
  app: 'Set in every app',
  postgresql: 'Offered by a PostgreSQL',
  mysql: 'Offered by a MySQL',
  redis: 'Offered by a Redis or Valkey',
};

/** The variables that every app gets, or that a database offers for reference. */
export default function VariableTable({ of }: { of: keyof typeof offeredVariables }): ReactNode {
  return (
    <TableFrame className="text-column">
      <caption>{captions[of]}</caption>
      <thead>
        <tr>
          <th scope="col">variable</th>
          <th scope="col">contains</th>
          <th scope="col" className="not-on-phones">
            for example
          </th>
        </tr>
      </thead>
      <tbody>
        {offeredVariables[of].map(({ name, holds, example }) => (
          <tr key={name}>
            <td>
              <CodeInline data-cell>{name}</CodeInline>
            </td>
            <td>{holds}</td>
            <td className="not-on-phones">
              <CodeInline data-cell>{example}</CodeInline>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
