import React, { type ReactNode } from 'react';
import TableFrame from '@site/src/components/docs/TableFrame';
import { type Right, rights, ROLES } from '@site/src/lib/roles';

/** The roles that have a right, in words: 'owner, billing, admin (sees)'. */
function holders({ grants }: Right): string {
  const whole = ROLES.filter((role) => grants[role] === 'yes');
  const partly = ROLES.filter((role) => grants[role] === 'sees' || grants[role] === 'own');
  return [...whole, ...partly.map((role) => `${role} (${grants[role]})`)].join(', ');
}

/** The permissions of each role: a row for each right, a column for each role. On a phone the roles are a line. */
export default function RoleTable(): ReactNode {
  return (
    <TableFrame className="text-column">
      <caption>What each role may do</caption>
      <thead>
        <tr>
          <th scope="col">may</th>
          {ROLES.map((role) => (
            <th className="not-on-phones" key={role} scope="col">
              {role}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rights.map((right) => (
          <tr key={right.may}>
            <th scope="row">
              {right.may}
              <span className="on-phones">{holders(right)}</span>
            </th>
            {ROLES.map((role) => (
              <td className="not-on-phones" key={role}>
                {right.grants[role]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
