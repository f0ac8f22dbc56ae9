import { hasTrait } from '../options/kind-traits.ts';

/** What is wrong with something, as its customer says it. */
export const CLAIM_REASONS = [
  'sagging',
  'split_foam',
  'open_seam',
  'broken_part',
  'motor',
  'worn',
  'accident',
  'other',
] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

interface ReasonRow {
  /** Whether it can be seen, so that a photograph shows it. */
  readonly isVisible: boolean;
  /** `fault`: the warranty, and a plan beside it; `wear`: a plan alone; `accident`: a plan for accidents alone. */
  readonly covers: 'fault' | 'wear' | 'accident';
  readonly fits: (kind: string) => boolean;
}

const isSoft = (kind: string): boolean =>
  hasTrait(kind, 'bed') || (hasTrait(kind, 'physical') && !hasTrait(kind, 'large'));
const isHard = (kind: string): boolean => hasTrait(kind, 'large') && !hasTrait(kind, 'bed');

/** What can be claimed of which kind of product, and what it is covered by: the table of the page about the warranty [R049]. */
export const CLAIM_REASON_TABLE: Readonly<Record<ClaimReason, ReasonRow>> = {
  sagging: { isVisible: true, covers: 'fault', fits: (kind) => hasTrait(kind, 'bed') },
  split_foam: {
    isVisible: true,
    covers: 'fault',
    fits: (kind) => hasTrait(kind, 'bed') || kind === 'pillow',
  },
  open_seam: { isVisible: true, covers: 'fault', fits: isSoft },
  broken_part: { isVisible: true, covers: 'fault', fits: isHard },
  motor: { isVisible: false, covers: 'fault', fits: (kind) => kind === 'adjustable-base' },
  worn: { isVisible: true, covers: 'wear', fits: () => true },
  accident: { isVisible: true, covers: 'accident', fits: () => true },
  other: { isVisible: false, covers: 'fault', fits: () => true },
};
