import type { Sentinel } from '../machinery/integration.ts';
import { groupDigits } from '../machinery/sentinels.ts';
import { CARDS, type CardBehaviour } from './test-cards.ts';

const tellCard = ({ onApproval, onCapture }: CardBehaviour): string => {
  if (onApproval) return `at approval: ${onApproval.message}`;
  return onCapture ? `approved; at the first payment: ${onCapture.message}` : 'approved and paid';
};

export const SENTINELS: readonly Sentinel[] = Object.entries(CARDS).map(([number, { brand, behaviour }]) => ({
  input: `${groupDigits(number)} (${brand})`,
  effect: tellCard(behaviour),
}));
