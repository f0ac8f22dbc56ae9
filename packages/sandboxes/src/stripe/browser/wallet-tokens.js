// What a wallet of the sandbox's Stripe.js gives for an approval: served in front of stripe.js like wallets.js.

const refused = (message) => ({ error: { type: 'invalid_request_error', message } });

/** What was approved in an element, for the store's server to confirm a payment with. */
export const requestConfirmationToken = async (callApi, key, payment, { return_url } = {}) => {
  if (!payment?.isSubmitted) return refused('elements.submit() must be called before this.');
  if (!payment.approved) return refused('Nothing was approved yet.');
  const { card, wallet } = payment.approved;
  payment.approved = null;
  const fields = {
    key,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][token]': card,
    'payment_method_data[card][wallet]': wallet,
    'client_context[capture_method]': payment.captureMethod,
    ...(return_url ? { return_url } : {}),
  };
  return callApi('POST', 'confirmation_tokens', fields, 'confirmationToken');
};

/** Numbers behind the test tokens that a sheet brings: the token made of one is used once, like any other. */
const NUMBERS = {
  tok_visa: '4242424242424242',
  tok_chargeDeclined: '4000000000000002',
  tok_chargeDeclinedInsufficientFunds: '4000000000009995',
  tok_threeDSecure2Required: '4000000000003220',
};

/** The token of a payment request. */
export const requestToken = (callApi, key, card) =>
  callApi(
    'POST',
    'tokens',
    { key, 'card[number]': NUMBERS[card], 'card[exp_month]': '12', 'card[exp_year]': '40' },
    'token',
  );
