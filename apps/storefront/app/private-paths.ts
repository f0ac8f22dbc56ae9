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
  'preferences',
  'newsletter',
  'notices',
] as const;

/** Apart from the others: it may be fetched early, as nothing happens there, and every page would name it. */
const PRIVACY_CHOICES = 'privacy-choices';

const PRIVATE = new RegExp(`^(?:/[a-z]{2})?/(?:${[...PRIVATE_PATHS, PRIVACY_CHOICES].join('|')})(?:[/.]|$)`);

/** Pages that belong to one visitor and are never kept for others. */
export const isPrivatePath = (pathname: string): boolean => PRIVATE.test(pathname);
