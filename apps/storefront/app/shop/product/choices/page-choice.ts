import type { VariantView } from '@counterpane/contract/pages/pages';
import type { ProductView } from '@counterpane/contract/products/products';
import { pageUrls } from '../../../page-urls.ts';
import { fieldName } from '../purchase-form.ts';
import { chosenValue } from './chosen-value.ts';
import type { LinkTile } from './link-tiles.tsx';

type PageChoice = ProductView['choices'][number];

/** What a shopper chooses on the page that is no option of its product, and leads to another one [D41]. */
export const linkedChoices = ({ choices }: Pick<ProductView, 'choices'>): readonly PageChoice[] =>
  // An upgrade is added to the product: upgrade-picker.tsx offers it.
  choices.filter(({ name }) => name !== 'upgrade');

/** Where each value leads from a variant of the page: to its product, in the size of the variant. */
export const choiceTiles = (
  { values }: PageChoice,
  { id }: Pick<ProductView, 'id'>,
  variant: Pick<VariantView, 'properties'>,
): LinkTile[] =>
  values.map(({ title, productID, url, properties }) => {
    const size = chosenValue(variant, 'Size') ?? undefined;
    const chosen = properties.map(({ name, value }) => [fieldName(name), value]);
    return {
      title,
      url: pageUrls.productWith(url, { size, ...Object.fromEntries(chosen) }),
      isHere:
        productID === id &&
        properties.every(({ name, value }) =>
          variant.properties.some((own) => own.name === name && own.value === value),
        ),
    };
  });
