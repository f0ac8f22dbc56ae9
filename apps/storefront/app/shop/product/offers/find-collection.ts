import type { PageCollection, PageState } from '@counterpane/contract/pages/page-state';

/** A product as it was chosen. */
interface Chosen {
  readonly productID: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** The collection in the size and colour in which its piece was chosen, or null: the page does not know it in another. */
export const findCollection = (
  { collections }: Pick<PageState, 'collections'>,
  { productID, properties = [] }: Chosen,
): PageCollection | null => {
  const isChosen = (piece: PageCollection['items'][number]['item']): boolean =>
    piece?.productID === productID &&
    piece.properties.every(
      ({ name, value }) => (properties.find((choice) => choice.name === name)?.value ?? value) === value,
    );
  return collections.find(({ items }) => items.some(({ item }) => isChosen(item))) ?? null;
};
