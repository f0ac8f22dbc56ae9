/** Under which addresses lies what belongs to one visitor. */
export const PRIVATE_PATHS = [
  'checkout',
  'orders',
  'login',
  'my-account',
  'to',
  'staff',
  'delivered-price',
  'room',
  'forget-me',
] as const;

/** Apart from the others: they may be fetched early, as nothing happens there, and every page would name them. */
export const FETCHED_EARLY = ['privacy-choices', 'preferences', 'newsletter', 'notices'];

const PRIVATE = new RegExp(`^(?:/[a-z]{2})?/(?:${[...PRIVATE_PATHS, ...FETCHED_EARLY].join('|')})(?:[/.]|$)`);

/** Pages that belong to one visitor and are never kept for others. */
export const isPrivatePath = (pathname: string): boolean => PRIVATE.test(pathname);
