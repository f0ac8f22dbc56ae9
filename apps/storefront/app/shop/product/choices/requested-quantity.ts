import type { Translate } from '@counterpane/messages/translator';
import { isQuantity, QUANTITY } from '@counterpane/rules/cart/quantity';
import { isNumeric } from '@counterpane/rules/quotes/is-numeric';

/** The quantity that an address asks for; null where it names none that can be. @example findQuantity('2') // 2 */
export const findQuantity = (text: string | undefined): number | null =>
  text !== undefined && isNumeric(text) && isQuantity(Number(text)) ? Number(text) : null;

/** Why a quantity cannot be, in words for shoppers. The page offers none of these: it was typed into an address. */
export const quantityFault = (quantity: number, t: Translate): string => {
  if (quantity > QUANTITY.max) return t('Quantity must be at most {maximum}', { maximum: QUANTITY.max });
  if (quantity < QUANTITY.min) return t('Quantity must be at least {minimum}', { minimum: QUANTITY.min });
  return t('Quantity must be a whole number');
};
