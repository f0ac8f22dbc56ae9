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
import type { Claim } from './store.ts';

/** What claims know of an order: beside what is in it, what its brand promises. */
export interface ClaimContents extends OrderContents {
  readonly storefront: Pick<Storefront, 'findEntry' | 'policies'>;
}

type Covered = CoveredLine & Pick<FrozenItem, 'itemIdentifier'>;

/** The lines of a paid order, with what covers each: as it was promised then, with the words that are asked for now [R049]. */
const coveredLines = (contents: ClaimContents, items: readonly FrozenItem[]): Covered[] =>
  items.map((item) => {
    const { order, storefront, cancelled, returns, shipments } = contents;
    const { itemIdentifier, quantity } = item;
    const days = shipments
      .filter(
        ({ status, lines }) =>
          status === 'delivered' && lines.some((one) => one.itemIdentifier === itemIdentifier),
      )
      .map(({ deliveredAt, createdAt }) => isoOf(deliveredAt ?? createdAt).slice(0, 10));
    const gone = cancelledUnits(cancelled, itemIdentifier) + returnedUnits(returns, itemIdentifier);
    return {
      itemIdentifier,
      isSent: hasTrait(goodsOfItem(order.frozen, item, storefront).kind, 'physical'),
      kept: quantity - gone,
      deliveredOn: days.toSorted().at(-1) ?? null,
      promised: promisedFor(contents, item),
      plans: items.flatMap((other) => plansOf(contents, other, itemIdentifier)),
    };
  });

/** The same with what can be claimed of each. `today` is an ISO day. */
export const claimableLines = (
  contents: ClaimContents,
  items: readonly FrozenItem[],
  claims: readonly Claim[],
  today: string,
): ClaimableLine[] =>
  coveredLines(contents, items).flatMap((line, index) => {
    const item = items[index];
    if (!item) return [];
    const { itemIdentifier, kept } = line;
    const open = claims.filter((one) => one.itemIdentifier === itemIdentifier && isClaimOpen(one.status));
    return [
      {
        ...{ itemIdentifier, kept, title: item.product.title },
        kind: goodsOfItem(contents.order.frozen, item, contents.storefront).kind,
        coverage: coverageOf(line, today),
        open: open.length,
      },
    ];
  });

/** As frozen; for an order that is older than that, what its brand promised on its day. */
const promisedFor = ({ order, storefront }: ClaimContents, item: FrozenItem): CoveredLine['promised'] => {
  const { policies } = order.frozen;
  if (policies) return policies.find((one) => one.itemIdentifier === item.itemIdentifier)?.policies ?? [];
  const product = storefront.findEntry(item.product.name)?.product;
  return product ? policiesFor(storefront.policies, product, isoOf(order.createdAt)) : [];
};

const plansOf = (
  { order, storefront, cancelled, returns }: ClaimContents,
  item: FrozenItem,
  covered: string,
): BoughtPlan[] => {
  const { itemIdentifier, forItem, quantity, product } = item;
  const gone = cancelledUnits(cancelled, itemIdentifier) + returnedUnits(returns, itemIdentifier);
  if (forItem !== covered || gone >= quantity) return [];
  const { plan } = goodsOfItem(order.frozen, item, storefront);
  return plan ? [{ title: product.title, years: plan.years, isAccidental: plan.isAccidental }] : [];
};
