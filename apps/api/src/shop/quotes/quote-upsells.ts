import type {
  UpgradableUpsellQuoteBody,
  UpsellQuoteBody,
} from '@counterpane/contract/products/product-quotes';
import type { ParsedQuoteRequest, QuoteFaultBody } from '@counterpane/contract/products/quotes';
import { money } from '@counterpane/rules/money/money';
import type { ProductKind } from '@counterpane/rules/options/product';
import { comboLabel } from '@counterpane/rules/upsells/combo-label';
import { findPairedItem } from '@counterpane/rules/upsells/paired-item';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import type { Storefront } from '../../catalogue/storefront.ts';
import { getEntryById, productInfo } from '../products/product-info.ts';
import { type BoughtWith, type ItemFacts, quoteItem } from './quote-item.ts';
import { upsellFields } from './upsell-view.ts';

type Item = ParsedQuoteRequest['items'][number];

/** An upsell priced as it goes with the first product item: fixed savings and what is free with a mattress count. */
export const quoteUpsell = (
  item: Item,
  facts: ItemFacts,
  boughtWith: BoughtWith,
): UpsellQuoteBody | QuoteFaultBody => {
  const { storefront } = facts;
  const quote = quoteItem(item, facts, boughtWith);
  if (isFault(quote)) return quote;
  const entry = getEntryById(storefront, item.productID);
  const upsell = findUpsell(item.productID, storefront);
  const findByName = (name: string) => storefront.findEntry(name)?.product ?? null;
  const pair = upsell && findPairedItem(upsell, findByName);
  const paired = pair && storefront.findEntry(pair.product.name);
  return {
    ...(upsell ? upsellFields(upsell, entry.product) : {}),
    productID: item.productID,
    isUpsell: upsell !== null,
    isStandalone: upsell?.isStandalone ?? true,
    info: productInfo(entry, storefront),
    pairedProduct: paired && productInfo(paired, storefront),
    quote,
  };
};

/** A sleep bundle: what it saves with the mattress, and how that is called [C3]. */
export const quoteUpgradable = (
  item: Item,
  facts: ItemFacts,
  boughtWith: BoughtWith,
): UpgradableUpsellQuoteBody | QuoteFaultBody => {
  const upsell = quoteUpsell(item, facts, boughtWith);
  if (isFault(upsell)) return upsell;
  const { storefront } = facts;
  const saved = upsell.quote.receipt.lines
    .filter(({ step }) => step === 'upgrade-savings')
    .reduce((sum, { amount }) => sum - amount, 0);
  return {
    ...upsell,
    saving: money(saved, storefront.definition.currency),
    comboLabel: comboLabel(
      findUpsell(item.productID, storefront)?.comboWithBase ?? null,
      pageKindOf(boughtWith, storefront),
      storefront.flags,
    ),
  };
};

/** What the upsell goes with: the first product item. */
const pageKindOf = ({ items }: BoughtWith, storefront: Storefront): ProductKind => {
  const [first] = items;
  return (first && storefront.findProduct(first.productID)?.kind) ?? 'furniture';
};

const findUpsell = (productID: string, { upsells }: Storefront): FoundUpsell | null =>
  upsells.find(({ productId }) => productId === productID) ?? null;

const isFault = <View extends object>(answer: View | QuoteFaultBody): answer is QuoteFaultBody =>
  'error' in answer && 'code' in answer;
