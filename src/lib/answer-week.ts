/** Whether mail is read on a day, counted from a Monday, which is 0. */
export const isWorking = (day: number): boolean => day % 7 < 5;

/** The day by which a mail from a working day is answered, in days from the same Monday. */
export function answeredBy(day: number, workingDays: number): number {
  let at = day;
  for (let left = workingDays; left > 0;) {
    at += 1;
    if (isWorking(at)) left -= 1;
  }
  return at;
}
