import type { ProductData } from './product-schema.ts';

/**
 * What a picture of a product is called that shows it in a colour; null is the first one, which is not named.
 * @example viewFile('angle', sheets, 'grey') // 'angle-grey'
 */
export const viewFile = (
  view: string,
  { colors }: Pick<ProductData, 'colors'>,
  color: string | null,
): string => (color === null || color === colors[0]?.value ? view : `${view}-${color}`);
