/**
 * What a company has told of a payment, where it tells neither how much is disputed nor under which id: that it is disputed, that its
 * payer has won, or that it is disputed no more.
 */
export type ToldState = 'disputed' | 'lost' | 'over';

/** What is known of a payment when it is asked about. */
interface KnownToldDispute {
  /** What was told before; null where nothing was. */
  readonly told: ToldState | null;
  /** When staff last entered a dispute of it, an ISO time; null where they have entered none. */
  readonly enteredAt: string | null;
}

/** What to remember, and since when it counts as news: an ISO time. */
interface ToldDispute {
  readonly state: ToldState;
  readonly heardAt: string;
}

/**
 * What an answer about a payment changes [R064]; null where it says nothing new. That a dispute was opened is no news once staff
 * have entered one, for companies write of it first; how it ended is news to them.
 * @param word `open` or `lost` as the company tells it; undefined where it calls the payment disputed no more, or not yet
 * @example decideToldDispute({ told: 'disputed', enteredAt: null }, undefined, now) // { state: 'over', heardAt: now }
 */
export const decideToldDispute = (
  { told, enteredAt }: KnownToldDispute,
  word: 'open' | 'lost' | undefined,
  now: string,
): ToldDispute | null => {
  if (word === undefined) return told === 'disputed' ? { state: 'over', heardAt: now } : null;
  if (word === 'lost') return told === 'lost' ? null : { state: 'lost', heardAt: now };
  if (told === 'disputed') return null;
  return { state: 'disputed', heardAt: (told === null && enteredAt) || now };
};
