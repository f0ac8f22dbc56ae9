import type { UsableNonce } from './nonces.ts';
import type { Transaction } from './transaction.ts';

/** How a sale ends: https://developer.paypal.com/braintree/docs/reference/general/processor-responses/authorization-responses */
export interface SaleOutcome {
  readonly status: Transaction['status'];
  readonly responseCode: string;
  readonly responseText: string;
  readonly rejection: string | null;
  readonly settlesAs: Transaction['settlesAs'];
}

const APPROVED: SaleOutcome = {
  status: 'settling',
  responseCode: '1000',
  responseText: 'Approved',
  rejection: null,
  settlesAs: 'settled',
};

const PENDING: SaleOutcome = { ...APPROVED, status: 'settlement_pending' };

const DECLINED_WORDS: Readonly<Record<string, string>> = {
  '2000': 'Do Not Honor',
  '2001': 'Insufficient Funds',
  '2002': 'Limit Exceeded',
  '2046': 'Declined',
  '2070': 'PayPal Buyer Revoked Pre-Approved Payment Authorization',
  '2074':
    "Funding Instrument In The PayPal Account Was Declined By The Processor Or Bank, Or It Can't Be Used For This Payment",
};

/** What a wallet and an amount come to. Amounts of the test tables count for the test nonces alone. */
export const decideSale = (nonce: UsableNonce, cents: number): SaleOutcome => {
  const byAmount = nonce.isFake ? decideByAmount(cents) : null;
  if (byAmount) return byAmount;
  switch (nonce.behaviour) {
    case 'succeeds':
      return APPROVED;
    case 'declined':
      return declined('2074');
    case 'insufficient':
      return declined('2001');
    case 'pending':
      return PENDING;
    case 'pending-declined':
      return { ...PENDING, settlesAs: 'settlement_declined' };
  }
};

/** The same sale a second time, which Braintree's duplicate checking stops. */
export const DUPLICATE: SaleOutcome = {
  ...APPROVED,
  status: 'gateway_rejected',
  responseCode: '',
  responseText: '',
  rejection: 'duplicate',
};

const decideByAmount = (cents: number): SaleOutcome | null => {
  const dollars = Math.floor(cents / 100);
  if (dollars >= 2000 && dollars < 3000) return declined(String(dollars));
  if (dollars === 3000)
    return {
      ...declined('3000'),
      status: 'failed',
      responseText: 'Processor Network Unavailable - Try Again',
    };
  if (dollars === 4001) return { ...PENDING, settlesAs: 'settlement_declined' };
  if (dollars === 4002) return PENDING;
  if (cents === 500_100) return { ...DUPLICATE, rejection: 'application_incomplete' };
  return null;
};

const declined = (code: string): SaleOutcome => ({
  ...APPROVED,
  status: 'processor_declined',
  responseCode: code,
  responseText: DECLINED_WORDS[code] ?? 'Processor Declined',
});
