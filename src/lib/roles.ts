import { roles } from '#data/roles';

/** The roles of a person in an account, from the widest to the narrowest. */
export const ROLES = ['owner', 'admin', 'developer', 'billing'] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role may do something: all of it, only look, only for its own actions, or not at all. */
export type Grant = 'yes' | 'sees' | 'own' | 'no';

/** Something that a role decides about, as a phrase after 'may'. */
export interface Right {
  may: string;
  grants: Readonly<Record<Role, Grant>>;
}

/** Everything that a role decides about. */
export const rights: readonly Right[] = roles.map(({ may, grants }) => ({
  may,
  grants: { owner: 'no', admin: 'no', developer: 'no', billing: 'no', ...grants },
}));
