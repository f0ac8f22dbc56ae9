import type { ShownClaim } from '@counterpane/contract/orders/claims';
import type { PlainMessageId } from '@counterpane/messages/message-id';

/** What is wrong, as its customer says it. */
export const CLAIM_REASON_TEXTS: Readonly<Record<ShownClaim['reason'], PlainMessageId>> = {
  sagging: 'Sagging',
  split_foam: 'Split or crumbling foam',
  open_seam: 'A seam or zip has opened',
  broken_part: 'A part is broken',
  motor: 'A motor or control has stopped',
  worn: 'Worn out',
  accident: 'An accident: stain, tear or burn',
  other: 'Another problem',
};

export const isClaimReason = (text: string): text is ShownClaim['reason'] =>
  Object.hasOwn(CLAIM_REASON_TEXTS, text);
