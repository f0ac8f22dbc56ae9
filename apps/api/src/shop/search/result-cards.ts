import type { Card } from '@counterpane/contract/pages/pages';
import type { Product, Variant } from '@counterpane/rules/options/product';
import type { PropertyName } from '@counterpane/rules/options/property-names';
import type { Size } from '@counterpane/rules/options/sizes';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { cardOf } from '../pages/cards.ts';
import { defaultVariant } from '../products/product-view.ts';
import { foldText } from './tokenize.ts';

/** What was asked of the products that are shown. */
interface ShownAs {
  readonly size: Size | null;
  /** The query as it is compared: a colour in it is shown. */
  readonly text: string;
}

/** A product as a list shows it, in the size and colour that were asked for; its link leads to the same. */
export const resultCard = (entry: CatalogueEntry, storefront: Storefront, asked: ShownAs): Card => {
  const { size } = asked;
  const color = requestedColor(entry.product, asked);
  const card = cardOf(entry, storefront, variantFor(entry.product, size, color));
  const chosen = Object.entries({ size, color }).filter(
    ([name, value]) =>
      value !== null &&
      card.item.properties.some((one) => one.name.toLowerCase() === name && one.value === value),
  );
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, value ?? '']));
  return query.size === 0 ? card : { ...card, url: `${card.url}?${query}` };
};

/** Whether it can be had in a size, now or later. */
export const isMadeInSize = ({ product }: CatalogueEntry, size: Size): boolean =>
  Object.values(product.variants).some(
    (variant) => variant.availability.isActive && choiceIn(variant, 'Size') === size,
  );

/** The longest name of a colour that the query has in it. */
const requestedColor = ({ properties }: Product, { text }: ShownAs): string | null => {
  const colors = properties.find(({ name }) => name === 'Color')?.options ?? [];
  const said = colors
    .map(({ value, title }) => ({ value, name: foldText(title) }))
    .filter(({ name }) => ` ${text} `.includes(` ${name} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return said[0]?.value ?? null;
};

/** Of what is sold in the size, what can be bought, in the colour, and otherwise like the product's first one. */
const variantFor = (product: Product, size: Size | null, color: string | null): Variant => {
  const usual = defaultVariant(product);
  const fitOf = (variant: Variant): number =>
    (size !== null && choiceIn(variant, 'Size') === size ? 8 : 0) +
    (isPurchasable(variant.availability) ? 4 : 0) +
    (color !== null && choiceIn(variant, 'Color') === color ? 2 : 0) +
    (usual.chosen.every(({ name, value }) => name === 'Size' || choiceIn(variant, name) === value) ? 1 : 0);
  const active = Object.values(product.variants).filter(({ availability }) => availability.isActive);
  return [usual, ...active].toSorted((a, b) => fitOf(b) - fitOf(a))[0] ?? usual;
};

const choiceIn = ({ chosen }: Variant, property: PropertyName): string | undefined =>
  chosen.find(({ name }) => name === property)?.value;
