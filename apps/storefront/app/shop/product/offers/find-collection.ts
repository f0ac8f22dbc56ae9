import type { PageCollection, PageState } from '@counterpane/contract/pages/page-state';

/** A product as it was chosen. */
interface ReviewSection {
  readonly productID: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/**
 * The collection that goes with its piece as it was chosen; null where there is none. The page starts with one also where
 * its piece comes in none: it says then what is in it.
 */
export const findOfferedCollection = (
  state: Pick<PageState, 'collection' | 'collections' | 'productItem'>,
  chosen: ReviewSection,
): PageCollection | null =>
  findCollection(state, chosen) ?? (isAsStarted(state.productItem, chosen) ? state.collection : null);

const isAsStarted = (
  { properties: started }: PageState['productItem'],
  { properties = [] }: ReviewSection,
): boolean =>
  started.every(({ name, value }) => properties.some((one) => one.name === name && one.value === value));

/** The collection in the size and colour in which its piece was chosen, or null: the page does not know it in another. */
export const findCollection = (
  { collections }: Pick<PageState, 'collections'>,
  { productID, properties = [] }: ReviewSection,
): PageCollection | null => {
  const isChosen = (piece: PageCollection['items'][number]['item']): boolean =>
    piece?.productID === productID &&
    piece.properties.every(
      ({ name, value }) => (properties.find((choice) => choice.name === name)?.value ?? value) === value,
    );
  return collections.find(({ items }) => items.some(({ item }) => isChosen(item))) ?? null;
};
