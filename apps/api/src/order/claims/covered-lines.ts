import { hasTrait } from '@counterpane/rules/options/kind-traits';
import { policiesFor } from '@counterpane/rules/policies/policy-for';
import { isClaimOpen } from '@counterpane/rules/warranty/claim-states';
import { type BoughtPlan, type CoveredLine, coverageOf } from '@counterpane/rules/warranty/coverage';
import type { ClaimableLine } from '@counterpane/rules/warranty/decide-claim';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoOf } from '../../database/when.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import { cancelledUnits } from '../cancellations/store.ts';
import { type FrozenItem, goodsOfItem } from '../orders/goods-of.ts';
import { returnedUnits } from '../returns/store.ts';
import { deliveredOn } from '../shipments/delivered-on.ts';
import type { Claim } from './store.ts';

/** What claims know of an order: beside what is in it, what its brand promises. */
export interface ClaimContents extends OrderContents {
  readonly storefront: Pick<Storefront, 'findEntry' | 'flags' | 'policies'>;
}

/**
 * The lines of a paid order, with what covers each as it was promised then, and what can be claimed of it. `items` are in the
 * language that is asked for, and `today` is an ISO day [R049].
 */
export const claimableLines = (
  contents: ClaimContents,
  items: readonly FrozenItem[],
  claims: readonly Claim[],
  today: string,
): ClaimableLine[] =>
  items.map((item) => {
    const { order, storefront, shipments } = contents;
    const { itemIdentifier, product } = item;
    const { kind } = goodsOfItem(order.frozen, item, storefront);
    const kept = keptUnits(contents, item);
    const coverage = coverageOf(
      {
        kept,
        isSent: hasTrait(kind, 'physical'),
        deliveredOn: deliveredOn(shipments, itemIdentifier),
        promised: promisedFor(contents, item),
        plans: items.flatMap((other) => plansOf(contents, other, itemIdentifier)),
      },
      today,
    );
    const open = claims.filter((one) => one.itemIdentifier === itemIdentifier && isClaimOpen(one.status));
    return { itemIdentifier, title: product.title, kind, kept, coverage, open: open.length };
  });

const keptUnits = ({ cancelled, returns }: ClaimContents, { itemIdentifier, quantity }: FrozenItem): number =>
  quantity - cancelledUnits(cancelled, itemIdentifier) - returnedUnits(returns, itemIdentifier);

/** As frozen; for an order that is older than that, what its brand promised on its day. */
const promisedFor = ({ order, storefront }: ClaimContents, item: FrozenItem): CoveredLine['promised'] => {
  const { policies } = order.frozen;
  if (policies) return policies.find((one) => one.itemIdentifier === item.itemIdentifier)?.policies ?? [];
  const product = storefront.findEntry(item.product.name)?.product;
  return product ? policiesFor(storefront.policies, product, isoOf(order.createdAt)) : [];
};

const plansOf = (contents: ClaimContents, item: FrozenItem, covered: string): BoughtPlan[] => {
  if (item.forItem !== covered || keptUnits(contents, item) <= 0) return [];
  const { plan } = goodsOfItem(contents.order.frozen, item, contents.storefront);
  return plan ? [{ title: item.product.title, years: plan.years, isAccidental: plan.isAccidental }] : [];
};
