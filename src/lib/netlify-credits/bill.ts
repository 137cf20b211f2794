/* Without the facts about platforms, so that a page can load it alone. */

export type PlanName = 'Free' | 'Personal' | 'Pro';

export interface CreditPlan {
  name: PlanName;
  /** Credits a month, one pool for the team. The sources don't say that members add any. */
  credits: number;
  /** Dollars a month. */
  price: number;
  /** Whether the price is for each member of the team. */
  perMember: boolean;
  /** The pack size for more credits, or null if they aren't sold. */
  pack: { credits: number; price: number; factId: string } | null;
  factId: string;
}

/** Rounds to four decimals, so that sums of tenths stay readable. */
export const tidy = (value: number): number => Math.round(value * 10_000) / 10_000;

export interface CreditBill {
  /** 'paused': the credits don't suffice and no more are sold, so every project of the team stops. */
  state: 'within' | 'packs' | 'paused';
  packs: number;
  /** Dollars a month for the plan and the packs. */
  price: number;
  /** Credits left over, or missing if the state is 'paused'. */
  rest: number;
}

/** What a plan costs for that many credits a month, with whole packs for the missing ones. */
export function billFor(selected: CreditPlan, credits: number, members = 1): CreditBill {
  const base = selected.price * (selected.perMember ? members : 1);
  const missing = tidy(credits - selected.credits);
  if (missing <= 0)
    return { state: 'within', packs: 0, price: base, rest: tidy(selected.credits - credits) };
  if (!selected.pack) return { state: 'paused', packs: 0, price: base, rest: missing };
  const packs = Math.ceil(missing / selected.pack.credits);
  return {
    state: 'packs',
    packs,
    price: base + packs * selected.pack.price,
    rest: tidy(packs * selected.pack.credits - missing),
  };
}
