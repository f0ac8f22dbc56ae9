import { isNumeric } from '@counterpane/rules/quotes/is-numeric';
import type { Translate } from '../../../language/translate.ts';

/** How many of a thing one line may be for. */
const LEAST = 1;
const MOST = 100;

export const isQuantity = (quantity: number | undefined): boolean =>
  quantity === undefined || (Number.isInteger(quantity) && quantity >= LEAST && quantity <= MOST);

/** The quantity that an address asks for; null where it names none that can be. @example findQuantity('2') // 2 */
export const findQuantity = (text: string | undefined): number | null =>
  text !== undefined && isNumeric(text) && isQuantity(Number(text)) ? Number(text) : null;

/** Why a quantity cannot be, in words for shoppers. The page offers none of these: somebody wrote it. */
export const quantityFault = (quantity: number, t: Translate): string => {
  if (quantity > MOST) return t('Quantity must be at most {maximum}', { maximum: MOST });
  if (quantity < LEAST) return t('Quantity must be at least {minimum}', { minimum: LEAST });
  return t('Quantity must be a whole number');
};
