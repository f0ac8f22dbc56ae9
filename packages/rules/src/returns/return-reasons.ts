import { hasTrait } from '../options/kind-traits.ts';

/** Why something comes back. What arrived damaged is no return: its maker sends a new part or piece. */
export const RETURN_REASONS = [
  'too_soft',
  'too_firm',
  'too_warm',
  'does_not_fit',
  'looks_different',
  'below_expectations',
  'changed_mind',
  'not_told',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

const FEEL: readonly ReturnReason[] = ['too_soft', 'too_firm', 'too_warm'];

/** What is slept on or under has a feel; a nightstand is not too firm. */
const hasFeel = (kind: string): boolean =>
  hasTrait(kind, 'bed') || (hasTrait(kind, 'physical') && !hasTrait(kind, 'large'));

/**
 * The reasons that make sense of a kind of product, the one that asks for none always among them: no customer has to justify
 * themselves [R046].
 * @example returnReasons('dresser')[0] // "does_not_fit"
 */
export const returnReasons = (kind: string): readonly ReturnReason[] =>
  RETURN_REASONS.filter((reason) => hasFeel(kind) || !FEEL.includes(reason));
