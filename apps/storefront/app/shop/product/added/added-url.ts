import { KEEP } from '../choices/select-variant.ts';

/** Names the line of the cart that was just made: the address asks for the pop-up that offers more with it. */
export const ADDED = 'added';

/** Says that the pop-up may be shown: a page's script sends it, once for a product and visit. */
export const ASK = 'ask';

const LINE = /^[\w-]{1,64}$/;

/** A line that an address or a form names; null where it names none. */
export const parseAdded = (named: FormDataEntryValue | null): string | null =>
  typeof named === 'string' && LINE.test(named) ? named : null;

/** The page of a product as it was sent, with the pop-up for its new line. */
export const addedUrl = (
  url: string,
  line: string,
  { choices, quantity }: { readonly choices: Readonly<Record<string, string>>; readonly quantity: number },
): string => {
  const query = new URLSearchParams({ ...choices, quantity: String(quantity), [KEEP]: '1', [ADDED]: line });
  return `${url}?${query}`;
};
