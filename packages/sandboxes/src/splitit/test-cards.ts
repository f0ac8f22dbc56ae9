/** What is kept of a card: SplitIt shows its last digits and the brand. */
export interface PlanCard {
  readonly brand: 'Visa' | 'Mastercard' | 'AmericanExpress';
  readonly last4: string;
  readonly holder: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly behaviour: CardBehaviour;
}

/** Why a bank says no, in the words of SplitIt's gateway mock. */
export interface GatewayDecline {
  readonly code: 'GtwyResultCCWasDeclined' | 'GtwyResultCCDataInsufficientFunds';
  readonly message: string;
}

export interface CardBehaviour {
  /** When the shopper approves the plan and the amount is held. */
  readonly onApproval: GatewayDecline | null;
  /** When the store starts the plan and the first payment is taken. */
  readonly onCapture: GatewayDecline | null;
}

export const DECLINED: GatewayDecline = {
  code: 'GtwyResultCCWasDeclined',
  message: 'Your card was declined.',
};
const INSUFFICIENT: GatewayDecline = {
  code: 'GtwyResultCCDataInsufficientFunds',
  message: 'Your card has insufficient funds.',
};
const GOOD: CardBehaviour = { onApproval: null, onCapture: null };

/** The first three are SplitIt's own test cards; the others are ours (DIFFERENCES.md). */
export const CARDS: Readonly<Record<string, Pick<PlanCard, 'brand' | 'behaviour'>>> = {
  '4111111111111111': { brand: 'Visa', behaviour: GOOD },
  '5555555555554444': { brand: 'Mastercard', behaviour: GOOD },
  '371111111111114': { brand: 'AmericanExpress', behaviour: GOOD },
  '4242424242424242': { brand: 'Visa', behaviour: GOOD },
  '4000000000000002': { brand: 'Visa', behaviour: { onApproval: DECLINED, onCapture: DECLINED } },
  '4000000000009995': { brand: 'Visa', behaviour: { onApproval: INSUFFICIENT, onCapture: INSUFFICIENT } },
  '4000000000000341': { brand: 'Visa', behaviour: { onApproval: null, onCapture: DECLINED } },
  '4000000000000259': { brand: 'Visa', behaviour: { onApproval: null, onCapture: INSUFFICIENT } },
};

interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

/** The card that was typed, or in SplitIt's words what is wrong with it. */
export const readCard = ({ number, expiry, cvc, holder }: TypedCard, now: Date): PlanCard | string => {
  const digits = number.replace(/[\s-]/g, '');
  const known = CARDS[digits];
  if (!known) return 'Invalid Card Number';
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  // Good to the end of its month.
  const end = Date.UTC(2000 + Number(year), Number(month));
  if (month === '' || end <= now.getTime()) return 'Credit Card expiration date is not valid.';
  const isRightLength = cvc.length === (known.brand === 'AmericanExpress' ? 4 : 3);
  if (!isRightLength || !/^\d+$/.test(cvc)) return 'Invalid CVV';
  return {
    ...known,
    last4: digits.slice(-4),
    holder: holder.trim(),
    expMonth: month.padStart(2, '0'),
    expYear: `20${year}`,
  };
};
