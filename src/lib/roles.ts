import { roles } from '#data/roles';

/** The roles that a person can have in an account, from the broadest to the narrowest. */
export const ROLES = ['owner', 'admin', 'developer', 'billing'] as const;

export type Role = (typeof ROLES)[number];

/** What a role may do: all of it, only look, only its own actions, or nothing. */
export type Grant = 'yes' | 'sees' | 'own' | 'no';

/** A permission, as a phrase after 'may'. */
export interface Right {
  may: string;
  grants: Readonly<Record<Role, Grant>>;
}

/** All permissions. */
export const rights: readonly Right[] = roles.map(({ may, grants }) => ({
  may,
  grants: { owner: 'no', admin: 'no', developer: 'no', billing: 'no', ...grants },
}));
