/** The roles of a person in an account, from the widest to the narrowest. */
export const ROLES = ['owner', 'admin', 'developer', 'billing'] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role may do something: all of it, only look, only for its own actions, or not at all. */
export type Grant = 'yes' | 'sees' | 'own' | 'no';

export interface Right {
  /** What may be done, as a phrase after 'may'. */
  may: string;
  grants: Readonly<Record<Role, Grant>>;
}

const right = (may: string, ...[owner, admin, developer, billing]: readonly Grant[]): Right => ({
  may,
  grants: {
    owner: owner ?? 'no',
    admin: admin ?? 'no',
    developer: developer ?? 'no',
    billing: billing ?? 'no',
  },
});

/** Everything that a role decides about. */
export const rights: readonly Right[] = [
  right('delete the account, make somebody an owner', 'yes'),
  right(
    'invite and remove people, give roles below owner, require a second factor in a project',
    'yes',
    'yes',
  ),
  right('create and delete projects', 'yes', 'yes'),
  right(
    'create, change and delete services, deploy, return to a release, restore a backup',
    'yes',
    'yes',
    'yes',
  ),
  right('read variables; set variables and secrets', 'yes', 'yes', 'yes'),
  right('read logs, metrics and events, set alerts', 'yes', 'yes', 'yes'),
  right(
    'open a tunnel, SFTP and a shell through the bastion, with an SSH key of their own',
    'yes',
    'yes',
    'yes',
  ),
  right('invoices, payment, budget', 'yes', 'sees', 'no', 'yes'),
  right('read the log of actions', 'yes', 'yes', 'own', 'own'),
];
