import { describe, expect, it } from 'vitest';
import { type Grant, rights, type Role, ROLES } from './roles.ts';

const grant = (part: string, role: Role): Grant | undefined => {
  const found = rights.filter(({ may }) => may.includes(part));
  expect(found, part).toHaveLength(1);
  return found[0]?.grants[role];
};

describe('a role', () => {
  it.each<[role: Role, part: string, expected: Grant]>([
    ['owner', 'delete the account', 'yes'],
    ['admin', 'delete the account', 'no'],
    ['admin', 'invite and remove people', 'yes'],
    ['admin', 'invoices', 'sees'],
    ['developer', 'create and delete projects', 'no'],
    ['developer', 'restore a backup', 'yes'],
    ['developer', 'bastion', 'yes'],
    ['developer', 'invoices', 'no'],
    ['developer', 'log of actions', 'own'],
    ['billing', 'invoices', 'yes'],
    ['billing', 'read variables', 'no'],
    ['billing', 'read logs', 'no'],
  ])('%s: %s: %s', (role, part, expected) => {
    expect(grant(part, role)).toBe(expected);
  });

  it('of an owner lacks nothing, and no right is nobody’s', () => {
    expect(rights.filter(({ grants }) => grants.owner !== 'yes')).toEqual([]);
    for (const role of ROLES) expect(rights.some(({ grants }) => grants[role] !== 'no')).toBe(true);
  });
});
