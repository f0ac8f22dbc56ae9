import type { OrderClaims, ShownClaim } from '@counterpane/contract/orders/claims';
import { canClaimMove } from '@counterpane/rules/warranty/claim-states';
import { claimReasons } from '@counterpane/rules/warranty/decide-claim';
import { isoOf } from '../../database/when.ts';
import { newId } from '../../http/ids.ts';
import { orderInLanguage } from '../orders/order-in-language.ts';
import { type Photo, photosFor } from '../photos/store.ts';
import type { Shipment } from '../shipments/store.ts';
import { type ClaimContents, claimableLines } from './covered-lines.ts';
import type { Claim } from './store.ts';

interface Claimed {
  readonly claims: readonly Claim[];
  readonly photos: readonly Photo[];
  /** All of the order's, replacements too. */
  readonly shipments: readonly Shipment[];
}

/** What of an order is covered, until when, and what was claimed. `today` is an ISO day. */
export const orderClaims = (
  contents: ClaimContents,
  claimed: Claimed,
  language: string,
  today: string,
): OrderClaims => {
  const { order } = contents;
  const { items } = orderInLanguage(order.frozen, language).cart;
  const lines = order.status === 'paid' ? claimableLines(contents, items, claimed.claims, today) : [];
  return {
    lines: lines.flatMap((line) => {
      const { warranty, plans, bar } = line.coverage;
      if (bar === 'not_sent' || bar === 'gone') return [];
      const { itemIdentifier, title } = line;
      const properties = items.find((one) => one.itemIdentifier === itemIdentifier)?.properties ?? [];
      const options = properties.map((property) => property.title).join(', ');
      const reasons = line.open < line.kept ? claimReasons(line, today) : [];
      return [{ itemIdentifier, title, options, warranty, plans: [...plans], bar, reasons }];
    }),
    claims: claimed.claims.map((claim) => shownClaim(claim, claimed, items)),
    nextId: newId(),
  };
};

/** A claim as its customer sees it. */
const shownClaim = (
  claim: Claim,
  { photos, shipments }: Claimed,
  items: ClaimContents['order']['frozen']['cart']['items'],
): ShownClaim => {
  // The last of them: one that did not arrive is sent again.
  const replacement = shipments.findLast(({ claimId }) => claimId === claim.id);
  return {
    id: claim.id,
    status: claim.status,
    title: items.find((one) => one.itemIdentifier === claim.itemIdentifier)?.product.title ?? '',
    reason: claim.reason,
    told: claim.told,
    photos: photosFor(photos, claim),
    replacement: replacement
      ? { status: replacement.status, trackingUrl: replacement.parcels[0]?.trackingUrl ?? null }
      : null,
    mayAnswer: claim.status === 'needs_more',
    mayWithdraw: canClaimMove(claim.status, 'withdrawn'),
    createdAt: isoOf(claim.createdAt),
  };
};
