import type { Values } from '@counterpane/catalogue/content/render-page';
import { promiseDelivery, transitText } from '@counterpane/rules/delivery/promise';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import type { ProductKind } from '@counterpane/rules/options/product';
import type { PolicySubject } from '@counterpane/rules/policies/policy';
import { findPolicy } from '@counterpane/rules/policies/policy-for';
import { WHITE_GLOVE_DAYS } from '../../catalogue/shipping-dates.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { knownStores } from '../content/known-stores.ts';

/** Whose name stands for all weighted blankets, which are bedding by kind and have a promise of their own. */
const BLANKET = 'weighted-blanket';

/**
 * What written pages may name in braces: `{brand}`, and the brand's promises as they are in force, so that no page
 * promises what the policies do not. Null is what the brand does not sell or promise; `{US}`, `{CA}` and `{GB}` are
 * empty in their country and null elsewhere. `now` is an ISO time.
 * @example pageValues(halcyon, now).mattressNights // "365"
 */
export const pageValues = (storefront: Storefront, now: string): Values => {
  const { brand, definition, entries } = storefront;
  const promised = (kind: ProductKind, subject: PolicySubject, name = ''): string | null => {
    const sold = entries.find(({ data }) => data.kind === kind && data.name.includes(name));
    if (!sold) return null;
    const product = name === '' ? { name, kind } : sold.product;
    return findPolicy(storefront.policies, subject, product, now)?.figure ?? null;
  };
  return {
    brand: brand.brand.name,
    mattressNights: promised('mattress', 'trial'),
    mattressWarranty: promised('mattress', 'warranty'),
    frameNights: promised('bedframe', 'trial'),
    frameWarranty: promised('bedframe', 'warranty'),
    adjustableNights: promised('adjustable-base', 'trial'),
    adjustableWarranty: promised('adjustable-base', 'warranty'),
    pillowNights: promised('pillow', 'trial'),
    pillowWarranty: promised('pillow', 'warranty'),
    beddingNights: promised('sheets', 'trial'),
    sheetsWarranty: promised('sheets', 'warranty'),
    blanketWarranty: promised('bedding', 'warranty', BLANKET),
    furnitureReturns: promised('nightstand', 'returns'),
    furnitureWarranty: promised('nightstand', 'warranty'),
    foundationPounds: foundationPounds(storefront),
    ...deliveryValues(storefront, now),
    ...serviceValues(storefront),
    storeCount: String(knownStores().length),
    US: definition.country === 'US' ? '' : null,
    CA: definition.country === 'CA' ? '' : null,
    GB: definition.country === 'GB' ? '' : null,
  };
};

/** The promise that the pages of products make of what is in stock and nothing else is known of. */
const deliveryValues = ({ partnerDays }: Storefront, now: string): Values => {
  const { handling, transit } = promiseDelivery(
    { transit: null, later: null, extraDays: 0 },
    now.slice(0, 10),
  );
  return {
    handlingDays: handling && `${handling.from}-${handling.to} business days`,
    deliveryDays: transit && transitText(transit),
    whiteGloveDays: String(WHITE_GLOVE_DAYS),
    partnerDays: partnerDays === 0 ? null : String(partnerDays),
  };
};

const serviceValues = ({ definition, findWhiteGloveTariff, mattressRemoval }: Storefront): Values => {
  const cash = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : displayMoney(money(amount, definition.currency));
  const tariff = findWhiteGloveTariff(null);
  return {
    whiteGloveFirst: cash(tariff?.first),
    whiteGloveAdditional: cash(tariff?.additional),
    removal: cash(mattressRemoval),
  };
};

const foundationPounds = ({ entries }: Storefront): string | null =>
  entries
    .filter(({ data }) => data.kind === 'foundation')
    .flatMap(({ data }) => data.specifications)
    .find(({ title }) => title === 'Weight limit')?.text ?? null;
