import type { Sentinel } from '../machinery/integration.ts';
import { groupDigits, listNamed } from '../machinery/sentinels.ts';
import { BANK_ACCOUNTS, CARD_NUMBERS, findWellKnownCard, TOKEN_NAMES } from './test-cards.ts';

export const SENTINELS: readonly Sentinel[] = [
  ...listNamed(CARD_NUMBERS).map(({ input, effect }) => ({ input: groupDigits(input), effect })),
  ...Object.keys(TOKEN_NAMES).map((name) => ({
    input: `tok_${name}`,
    effect: `the card ${groupDigits(findWellKnownCard(`tok_${name}`) ?? '')}`,
  })),
  ...listNamed(BANK_ACCOUNTS),
];
