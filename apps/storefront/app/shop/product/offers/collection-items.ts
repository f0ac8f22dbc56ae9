import type { ItemToAdd } from '@counterpane/contract/cart/carts';
import type { PageCollection } from '@counterpane/contract/pages/page-state';

/** What the form sends when the button of the whole collection is pressed. */
export const COLLECTION_BUTTON = 'collection';

/** The pieces of a collection as they go into a cart. */
export const collectionItems = ({ items }: Pick<PageCollection, 'items'>): ItemToAdd[] =>
  items.flatMap(({ item }) =>
    item
      ? [
          {
            productID: item.productID,
            quantity: item.quantity,
            properties: item.properties.map(({ name, value }) => ({ name, value })),
          },
        ]
      : [],
  );
