import type { BundlePage, SetOption } from '@counterpane/contract/pages/set-pages';
import type { Bundle, BundleGroup, BundleRole } from '@counterpane/rules/bundles/bundle';
import { bundleSizes } from '@counterpane/rules/bundles/bundle-default-size';
import { type BundleChoices, decideBundleChoice } from '@counterpane/rules/bundles/choose-bundle';
import { isAvailableInSize } from '@counterpane/rules/bundles/is-available-in-size';
import { matchingVariants } from '@counterpane/rules/bundles/matching-variants';
import { money } from '@counterpane/rules/money/money';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { PROPERTY_NAMES, type PropertyName } from '@counterpane/rules/options/property-names';
import { findSize, SIZE_TITLES } from '@counterpane/rules/options/sizes';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { getEntryById } from '../products/product-info.ts';
import { setPicture } from './set-picture.ts';
import { optionField, ROLE_FIELDS } from './set-request.ts';
import { isOptionSoldOut, isSoldOutIn, isSoldOutWith, madeSizes } from './sold-out.ts';

/** A bundle and what is chosen of it. */
export interface ChosenBundle {
  readonly bundle: Bundle;
  readonly choices: BundleChoices;
  readonly storefront: Storefront;
}

/**
 * The sizes that a bundle comes in. One in which a chosen part is sold out is sold out, but where it is the only way to
 * another product in the place of that part; one in which a part is not made can be chosen all the same.
 */
export const sizeOptions = (chosen: ChosenBundle): SetOption[] => {
  const { bundle, choices, storefront } = chosen;
  const offered = bundleSizes(bundle, storefront.findProduct);
  return madeSizes(bundle, storefront.findProduct).map((value) => {
    const size = findSize(value);
    return {
      value,
      title: size ? storefront.localize(SIZE_TITLES[size]) : value,
      note: null,
      swatch: null,
      texture: null,
      isChosen: value === choices.size,
      isAvailable: decideBundleChoice(bundle, { ...choices, size: value }, storefront.findProduct).ok,
      isSoldOut: !offered.includes(value) || bundle.groups.some((group) => isBlocked(group, value, chosen)),
    };
  });
};

/**
 * Whether the chosen part of a group is sold out in a size that no other product of the group needs: one that is sold out
 * in the chosen size cannot be chosen before its own, and would never be reached.
 */
const isBlocked = (
  { role, productIds }: BundleGroup,
  size: string,
  { choices, storefront: { findProduct } }: ChosenBundle,
): boolean => {
  const part = findProduct(choices.products[role] ?? '');
  const isWaiting = (other: Product) =>
    choices.size !== null && isSoldOutIn(other, choices.size) && isAvailableInSize(other, size);
  const others = productIds.flatMap((id) => findProduct(id) ?? []);
  return part !== null && isSoldOutIn(part, size) && !others.some(isWaiting);
};

/** Every part of a bundle with the products that it may be, and what the chosen one comes in. */
export const groupViews = (chosen: ChosenBundle): BundlePage['groups'] =>
  chosen.bundle.groups.map((group) => {
    const id = chosen.choices.products[group.role];
    const product = id === undefined ? null : chosen.storefront.findProduct(id);
    return {
      role: group.role,
      field: ROLE_FIELDS[group.role],
      title: group.title,
      isOptional: group.isOptional,
      products: productViews(group, chosen),
      options: product ? optionViews(group.role, product, chosen) : [],
    };
  });

const productViews = (
  { role, productIds }: BundleGroup,
  { choices, storefront }: ChosenBundle,
): BundlePage['groups'][number]['products'] =>
  productIds.map((id) => {
    const entry = getEntryById(storefront, id);
    const { product, data } = entry;
    const isChosen = choices.products[role] === id;
    const wanted = wantedOf(product, choices.size, isChosen ? (choices.options?.[role] ?? []) : []);
    const variant = findBuyable(product, wanted);
    return {
      name: product.name,
      title: product.title,
      subtitle: data.subtitle,
      url: data.url,
      picture: setPicture(entry, variant?.chosen ?? []),
      price: variant ? money(unitPrice(product, variant, storefront), storefront.definition.currency) : null,
      isSoldOut: isSoldOutWith(product, wanted),
      isChosen,
    };
  });

type Choices = readonly { readonly name: string; readonly value: string }[];

/** What is asked of a product: its options, in the size of the set where it has sizes. */
const wantedOf = (product: Product, size: string | null, options: Choices): Choices => {
  const isSized = product.properties.some(({ name }) => name === 'Size');
  return [
    ...(isSized && size !== null ? [{ name: 'Size', value: size }] : []),
    ...options.filter(({ name }) => name !== 'Size'),
  ];
};

/** What would be taken of a product: the first that can be bought. */
const findBuyable = (product: Product, wanted: Choices): Variant | null =>
  matchingVariants(product, wanted).find(({ availability }) => isPurchasable(availability)) ?? null;

const optionViews = (
  role: BundleRole,
  product: Product,
  chosen: ChosenBundle,
): BundlePage['groups'][number]['options'] => {
  const asked = wantedOf(product, chosen.choices.size, chosen.choices.options?.[role] ?? []);
  const taken = findBuyable(product, asked)?.chosen ?? asked;
  const chosenBefore = (property: PropertyName): Choices => {
    const earlier: readonly string[] = PROPERTY_NAMES.slice(0, PROPERTY_NAMES.indexOf(property));
    return taken.filter(({ name }) => earlier.includes(name));
  };
  return product.properties
    .filter(({ name, options }) => name !== 'Size' && options.length > 1)
    .map((property) => ({
      field: optionField(role, property.name),
      title: property.title,
      options: property.options.map(({ value, title, note, swatch }) => ({
        ...{ value, title, note, swatch },
        texture: property.name === 'Color' ? textureOf(product, value, chosen.storefront) : null,
        isChosen: taken.some((choice) => choice.name === property.name && choice.value === value),
        isAvailable: findBuyable(product, withChoice(asked, { name: property.name, value })) !== null,
        isSoldOut: isOptionSoldOut(product, { name: property.name, value }, chosenBefore(property.name)),
      })),
    }));
};

const textureOf = ({ name }: Product, color: string, storefront: Storefront): string | null => {
  const entry = storefront.findEntry(name);
  return entry && storefront.findTexture(entry.data, color);
};

const withChoice = (choices: Choices, choice: Choices[number]): Choices => [
  ...choices.filter(({ name }) => name !== choice.name),
  choice,
];
