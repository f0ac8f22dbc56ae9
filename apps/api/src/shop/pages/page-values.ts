import type { Values } from '@counterpane/catalogue/content/render-page';
import { transitText } from '@counterpane/contract/cart/delivery-text';
import { formatMessage } from '@counterpane/messages/format-message';
import { message } from '@counterpane/messages/message';
import { findWhiteGloveTariff } from '@counterpane/rules/delivery/delivery-methods';
import { promiseDelivery } from '@counterpane/rules/delivery/promise';
import { money } from '@counterpane/rules/money/money';
import type { ProductKind } from '@counterpane/rules/options/product';
import type { PolicySubject } from '@counterpane/rules/policies/policy';
import { findPolicy } from '@counterpane/rules/policies/policy-for';
import { writingOf } from '../../catalogue/language-of.ts';
import { WHITE_GLOVE_DAYS } from '../../catalogue/shipping-dates.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { thanksOf } from '../accounts/referral-link.ts';
import { partnerStores } from '../content/partner-stores.ts';

/** Whose name stands for all weighted blankets, which are bedding by kind and have a promise of their own. */
const BLANKET = 'weighted-blanket';

/**
 * What written pages may name in braces: `{brand}`, and the brand's promises as they are in force, so that no page
 * promises what the policies do not. Null is what the brand does not sell or promise; `{US}`, `{CA}` and `{GB}` are
 * empty in their country and null elsewhere, as `{accounts}` is where shoppers have accounts and `{noAccounts}` where they have
 * none; `{thanks}` is the store credit for a recommendation, and `{noThanks}` is empty where there is none. `now` is an ISO time.
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
  const thanks = thanksOf(storefront);
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
    storeCount: String(partnerStores().length),
    accounts: storefront.flags.accounts ? '' : null,
    noAccounts: storefront.flags.accounts ? null : '',
    thanks: thanks && writingOf(storefront).amount(thanks),
    noThanks: thanks ? null : '',
    US: definition.country === 'US' ? '' : null,
    CA: definition.country === 'CA' ? '' : null,
    GB: definition.country === 'GB' ? '' : null,
  };
};

/** The promise that the pages of products make of what is in stock and nothing else is known of. */
const deliveryValues = (storefront: Storefront, now: string): Values => {
  const { partnerDays } = storefront;
  const writing = writingOf(storefront);
  const { handling, transit } = promiseDelivery(
    { transit: null, later: null, extraDays: 0 },
    now.slice(0, 10),
  );
  return {
    handlingDays: handling && formatMessage(message('{from}-{to} business days', handling), writing),
    deliveryDays: transit && formatMessage(transitText(transit), writing),
    whiteGloveDays: String(WHITE_GLOVE_DAYS),
    partnerDays: partnerDays === 0 ? null : String(partnerDays),
  };
};

const serviceValues = (storefront: Storefront): Values => {
  const { definition, deliveryArea, mattressRemoval } = storefront;
  const writing = writingOf(storefront);
  const cash = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : writing.amount(money(amount, definition.currency));
  const tariff = findWhiteGloveTariff(deliveryArea, null);
  return {
    whiteGloveFirst: cash(tariff?.first),
    whiteGloveAdditional: cash(tariff?.additional),
    removal: cash(mattressRemoval),
  };
};

const foundationPounds = ({ entries }: Storefront): string | null =>
  entries
    .filter(({ data }) => data.kind === 'foundation')
    .flatMap(({ data, written }) => {
      const line = written.specifications.findIndex(({ title }) => title === 'Weight limit');
      return data.specifications[line] ?? [];
    })[0]?.text ?? null;
