import { chosenSize } from '@counterpane/rules/options/chosen-size';
import type { Product, Variant } from '@counterpane/rules/options/product';

/**
 * The same for variants that cost the same in every cart: sets and savings go by product and size, promotions by the kind of
 * product, and nothing by a colour. Sheets in eight colours are priced once.
 */
export const pricedAs = (
  { id }: Pick<Product, 'id'>,
  { chosen, list, price, value }: Pick<Variant, 'chosen' | 'list' | 'price' | 'value'>,
): string => [id, chosenSize(chosen), list, price, value].join(' ');
