import { bare, ok } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import { findNonce } from './nonces.ts';

/** GET …/payment_method_nonces/:id */
export const readNonce: Endpoint = ({ journal }, { id }) => {
  const nonce = findNonce(journal, id);
  return nonce
    ? ok('paymentMethodNonce', {
        nonce: nonce.id,
        type: 'PayPalAccount',
        consumed: nonce.isUsed,
        description: 'PayPal',
        details: { payerInfo: { email: nonce.payer } },
      })
    : bare(404);
};
