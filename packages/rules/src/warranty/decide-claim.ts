import { accept, type Decision, refuse } from '../refusals.ts';
import { CLAIM_REASON_TABLE, CLAIM_REASONS, type ClaimReason } from './claim-reasons.ts';
import type { Coverage } from './coverage.ts';

/** A line of a paid order, as far as a claim goes. */
export interface ClaimableLine {
  readonly itemIdentifier: string;
  readonly title: string;
  readonly kind: string;
  readonly coverage: Coverage;
  /** Units that are with the customer. */
  readonly kept: number;
  /** Claims for it that are not decided. */
  readonly open: number;
}

interface AskedClaim {
  readonly itemIdentifier: string;
  readonly reason: ClaimReason;
  readonly photos: number;
}

/** What can be claimed of a line on an ISO day: nothing that is not covered then [R049]. */
export const claimReasons = (
  { kind, coverage: { warranty, plans } }: ClaimableLine,
  today: string,
): ClaimReason[] => {
  const isInForce = (until: string | null): boolean => until === null || until >= today;
  const inForce = plans.filter(({ until }) => isInForce(until));
  const covered = {
    fault: inForce.length > 0 || (warranty !== null && isInForce(warranty.until)),
    wear: inForce.length > 0,
    accident: inForce.some(({ isAccidental }) => isAccidental),
  };
  return CLAIM_REASONS.filter((reason) => {
    const { fits, covers } = CLAIM_REASON_TABLE[reason];
    return fits(kind) && covered[covers];
  });
};

/** Why a claim cannot be made. */
export type ClaimRefusal = 'unknown_line' | 'claim_not_covered' | 'claim_needs_photo' | 'claim_open_already';

/** The line that a claim is about, or why it cannot be made. A claim is about one unit [R049]. */
export const decideClaim = (
  lines: readonly ClaimableLine[],
  { itemIdentifier, reason, photos }: AskedClaim,
  today: string,
): Decision<ClaimableLine, ClaimRefusal> => {
  const line = lines.find((one) => one.itemIdentifier === itemIdentifier);
  if (!line) return refuse({ code: 'unknown_line', itemIdentifier });
  if (!claimReasons(line, today).includes(reason))
    return refuse({ code: 'claim_not_covered', title: line.title });
  if (line.open >= line.kept) return refuse({ code: 'claim_open_already', title: line.title });
  if (CLAIM_REASON_TABLE[reason].isVisible && photos === 0) return refuse({ code: 'claim_needs_photo' });
  return accept(line);
};
