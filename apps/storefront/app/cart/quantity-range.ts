import { QUANTITY } from '@counterpane/rules/cart/quantity';

/** What may stand in a quantity, in words. */
export const QUANTITY_RANGE = `Enter a whole number from ${QUANTITY.least} to ${QUANTITY.most}`;
