import type { ListedClaim, StaffClaim } from '@counterpane/contract/staff/staff-claims';
import { CLAIM_TRANSITIONS } from '@counterpane/rules/warranty/claim-states';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import { type Claim, claimsOf, eventsOfClaim } from '../../order/claims/store.ts';
import type { Order } from '../../order/orders/store.ts';
import { photosFor, photosOf } from '../../order/photos/store.ts';

/** What is claimed of an order, with what staff do about it. */
export const staffClaims = async (db: Queries, order: Order): Promise<StaffClaim[]> => {
  const made = await claimsOf(db, order.id);
  const photos = await photosOf(db, order.id);
  return Promise.all(
    made.map(async (claim) => ({
      id: claim.id,
      status: claim.status,
      itemIdentifier: claim.itemIdentifier,
      reason: claim.reason,
      words: claim.words,
      told: claim.told,
      photos: photosFor(photos, claim),
      events: (await eventsOfClaim(db, claim.id)).map(({ status, at }) => ({ status, at: isoOf(at) })),
      // What is only their customer's to do is not offered.
      moves: CLAIM_TRANSITIONS[claim.status].filter(
        (state) => state !== 'withdrawn' && state !== 'requested',
      ),
    })),
  );
};

export const listedClaim = ({ made, order }: { made: Claim; order: Order }): ListedClaim => ({
  id: made.id,
  status: made.status,
  reason: made.reason,
  title:
    order.frozen.cart.items.find((one) => one.itemIdentifier === made.itemIdentifier)?.product.title ?? '',
  order: { id: order.id, shortId: order.shortId },
  storefront: order.storefront,
  createdAt: isoOf(made.createdAt),
});
