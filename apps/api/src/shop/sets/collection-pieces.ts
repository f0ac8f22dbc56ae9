import type { CollectionPage } from '@counterpane/contract/pages/set-pages';
import type { Collection, CollectionItem } from '@counterpane/rules/bundles/collection';
import { type CollectionChoice, collectionItems } from '@counterpane/rules/bundles/collection-items';
import { greatestQuantity } from '@counterpane/rules/bundles/collection-quantity';
import { money } from '@counterpane/rules/money/money';
import { findVariant } from '@counterpane/rules/options/find-variant';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { setPicture } from './set-picture.ts';
import { choiceText } from './set-summary.ts';

/** Under which name the number of a piece travels. @example "quantity-socalle-nightstand" */
export const quantityField = ({ productName }: Pick<CollectionItem, 'productName'>): string =>
  `quantity-${productName}`;

/** Every piece of a collection as it is with the chosen size and colour, left out or not. */
export const pieceViews = (
  collection: Collection,
  choice: CollectionChoice,
  storefront: Storefront,
): CollectionPage['pieces'] => {
  const find = (name: string) => storefront.findEntry(name)?.product ?? null;
  const taken = collectionItems(collection, choice, find).items;
  return collection.items.flatMap((piece) => {
    const entry = storefront.findEntry(piece.productName);
    if (!entry) return [];
    const { product, data } = entry;
    const one = { ...choice, quantities: { [piece.productName]: 1 } };
    const { items, soldOut } = collectionItems(collection, one, find);
    const item = items.find(({ productID }) => productID === product.id);
    const found = item && findVariant(product, item.properties);
    const variant = found?.ok ? found.variant : null;
    return [
      {
        name: product.name,
        field: quantityField(piece),
        title: product.title,
        subtitle: data.subtitle,
        type: piece.type,
        url: data.url,
        picture: setPicture(entry, variant?.chosen ?? []),
        choice: variant ? choiceText({ product, variant }) : '',
        quantity: taken.find(({ productID }) => productID === product.id)?.quantity ?? 0,
        minimum: piece.type === 'bedframe' ? 1 : 0,
        maximum: greatestQuantity(piece, collection),
        price: variant
          ? money(unitPrice(product, variant, storefront), storefront.definition.currency)
          : null,
        isSoldOut: soldOut.includes(piece.productName),
      },
    ];
  });
};
