import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { money } from '@counterpane/rules/money/money';
import { SIZE_TITLES } from '@counterpane/rules/options/sizes';
import { variantView } from '../pages/variant-view.ts';
import { mattressesOf, sizesOf, variantInSize } from './mattresses.ts';
import type { PartsRequest } from './parts-request.ts';

/** What comes free with the mattress of the home page in each of its sizes; null for a brand that gives nothing. */
export const giftValues = ({ storefront, now }: PartsRequest): PartsOf<'value'> | null => {
  const mattresses = mattressesOf(storefront);
  const hero = storefront.brand.content.home.hero.product;
  const entry = mattresses.find(({ data }) => data.name === hero) ?? mattresses[0];
  if (!entry) return null;
  const { currency } = storefront.definition;
  const sizes = sizesOf([entry]).flatMap((size) => {
    const variant = variantInSize(entry, size);
    if (!variant) return [];
    const { gifts } = variantView(entry.product, variant, storefront, now);
    const total = gifts.reduce((sum, { value }) => sum + value.amount, 0);
    return [
      {
        title: storefront.localize(SIZE_TITLES[size]),
        gifts: gifts.map(({ title, quantity, value }) => ({ title, quantity, value })),
        total: money(total, currency),
      },
    ];
  });
  const gifts = [...new Set(sizes.flatMap((size) => size.gifts.map(({ title }) => title)))];
  if (gifts.length === 0) return null;
  return { kind: 'value', mattress: { title: entry.data.title, url: entry.data.url }, gifts, sizes };
};
