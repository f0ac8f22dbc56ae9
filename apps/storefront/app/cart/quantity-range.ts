import type { Translate } from '@counterpane/messages/translator';
import { QUANTITY } from '@counterpane/rules/cart/quantity';

/** What may stand in a quantity, in words. */
export const quantityRange = (t: Translate): string =>
  t('Enter a whole number from {least} to {most}', { least: QUANTITY.min, most: QUANTITY.max });
