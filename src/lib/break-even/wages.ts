/** What an hour of your work is worth, in euro, where a page turns a difference in price into minutes. */
export const STATED_WAGE = 60;
