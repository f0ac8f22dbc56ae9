import type { BundlePageBody } from '@counterpane/contract/pages/set-pages';
import { refusalText } from '@counterpane/contract/refusal-text';
import type { Bundle, BundleRole } from '@counterpane/rules/bundles/bundle';
import { bundleSizes } from '@counterpane/rules/bundles/bundle-default-size';
import { bundleStart } from '@counterpane/rules/bundles/bundle-start';
import { type BundleChoices, decideBundleChoice } from '@counterpane/rules/bundles/choose-bundle';
import { PROPERTY_NAMES, type PropertyName } from '@counterpane/rules/options/property-names';
import type { Storefront } from '../../catalogue/storefront.ts';
import { toPageItem } from '../pages/price-items.ts';
import { storefrontView } from '../pages/storefront-view.ts';
import { extraItems, extraViews } from './bundle-extras.ts';
import { groupViews, sizeOptions } from './bundle-groups.ts';
import { priceDelivered } from './price-delivered.ts';
import { type PathChoice, readSetPath } from './set-path.ts';
import { optionField, requestedBundle, requestedExtras, type SetRequest } from './set-request.ts';
import { setSummary } from './set-summary.ts';
import { setUpsells } from './set-upsells.ts';

/** What a page says beside its choices and prices. */
export type SetWords = Pick<
  BundlePageBody,
  'path' | 'title' | 'description' | 'heading' | 'subtitle' | 'breadcrumbs' | 'search' | 'picture'
>;

/** The same of a bundle, which may be put together step by step. */
type BundleWords = SetWords & Pick<BundlePageBody, 'isBuilder'>;

/** A bundle as it was asked for, priced. Null when the path asks for what it does not come in. */
export const bundlePage = (
  bundle: Bundle,
  { isBuilder, ...words }: BundleWords,
  asked: SetRequest,
  storefront: Storefront,
  now: string,
): BundlePageBody | null => {
  const there = readPath(bundle, asked, storefront);
  if (!there) return null;
  const { choices, path } = there;
  const decision = decideBundleChoice(bundle, choices, storefront.findProduct);
  const parts = decision.ok ? decision.change : [];
  const chosen = { bundle, choices, storefront };
  const extras = decision.ok ? extraItems(chosen, requestedExtras(asked.query)) : [];
  const items = [...parts, ...extras.filter(({ isChosen }) => isChosen).map(({ item }) => item)];
  return {
    storefront: storefrontView(storefront),
    ...words,
    sku: bundle.sku,
    isBuilder,
    name: bundle.name,
    optionPath: path.optionPath,
    sizes: sizeOptions(chosen),
    groups: groupViews(chosen),
    extras: extraViews(extras, parts, chosen, now),
    items: items.flatMap((item) => toPageItem(item, storefront)),
    summary: setSummary(items, priceDelivered(items, asked, storefront, now), storefront, now),
    upsells: setUpsells(
      items,
      extras.map(({ entry }) => entry.product.name),
      storefront,
      now,
    ),
    problem: decision.ok ? null : refusalText(decision.refusal),
  };
};

interface Place {
  readonly choices: BundleChoices;
  readonly path: PathChoice;
}

/** The choices of the query, then those of the path: it may name whatever the chosen products come in. */
const readPath = (bundle: Bundle, asked: SetRequest, storefront: Storefront): Place | null => {
  const { findProduct } = storefront;
  const start = (at: SetRequest) => bundleStart(bundle, requestedBundle(bundle, at, storefront), findProduct);
  const first = start(asked);
  const offered = [
    { name: 'Size' as const, values: bundleSizes(bundle, findProduct) },
    ...PROPERTY_NAMES.filter((name) => name !== 'Size').map((name) => ({
      name,
      values: rolesWith(bundle, first, name, storefront).flatMap(({ values }) => values),
    })),
  ];
  const path = readSetPath(asked.query.path ?? '', offered);
  if (!path) return null;
  const fromPath = path.chosen.flatMap(({ name, value }): [string, string][] =>
    name === 'Size'
      ? [['size', value]]
      : rolesWith(bundle, first, name, storefront)
          .filter(({ values }) => values.includes(value))
          .map(({ role }) => [optionField(role, name), value]),
  );
  const choices = start({ ...asked, query: { ...Object.fromEntries(fromPath), ...asked.query } });
  return { choices, path };
};

interface RoleValues {
  readonly role: BundleRole;
  readonly values: readonly string[];
}

/** The parts whose chosen product has a property, with its options. */
const rolesWith = (
  { groups }: Bundle,
  { products }: BundleChoices,
  wanted: PropertyName,
  { findProduct }: Storefront,
): RoleValues[] =>
  groups.flatMap(({ role }) => {
    const product = findProduct(products[role] ?? '');
    const property = product?.properties.find(({ name }) => name === wanted);
    return property ? [{ role, values: property.options.map(({ value }) => value) }] : [];
  });
