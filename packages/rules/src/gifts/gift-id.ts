/** The `itemIdentifier` of a line's nth gift, counted from 1 [L30]. @example giftId('a1', 2) // "a1-gift-2" */
export const giftId = (lineId: string, nth: number): string => `${lineId}-gift-${nth}`;

/** @example isGiftOf('a1', 'a1-gift-2') // true */
export const isGiftOf = (lineId: string, id: string): boolean => id.startsWith(`${lineId}-gift-`);
