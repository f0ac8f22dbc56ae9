/** The opt-in texts, to the letter [C6]. They are kept with the consent. */
export const SMS_CONSENT = 'I agree to receive SMS order status updates + relevant promotional messages.';
export const EMAIL_CONSENT =
  'Enjoy your 1st time buyer discount & stay up to date with news & exclusive offers.';
