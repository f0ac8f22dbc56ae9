import type { CartView } from '@counterpane/contract/cart/carts';
import type { WrongSize } from '@counterpane/rules/cart/wrong-sizes';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { DraftLine } from '@counterpane/rules/pricing/draft';

/** What does not fit, with its sizes in words. */
export const wrongSizeView = ({ line, size, expected, bed }: WrongSize): CartView['wrongSizes'][number] => {
  const titled = ({ product }: DraftLine, value: string) => ({
    value,
    title: optionTitle(product, { name: 'Size', value }),
  });
  const bedSize = chosenSize(bed.variant.chosen) ?? '';
  return {
    itemIdentifier: line.id,
    title: line.product.title,
    size: titled(line, size),
    quantity: line.quantity,
    expected: expected && { ...titled(line, expected.size), units: expected.units },
    bed: { title: bed.product.title, size: titled(bed, bedSize).title },
  };
};
