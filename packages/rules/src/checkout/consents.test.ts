import { expect, test } from 'vitest';
import { EMAIL_CONSENT, SMS_CONSENT } from './consents.ts';

test('the consent to text messages is worded as the specification says', () => {
  expect(SMS_CONSENT).toBe('I agree to receive SMS order status updates + relevant promotional messages.');
});

test('the consent to email is worded as the specification says', () => {
  expect(EMAIL_CONSENT).toBe(
    'Enjoy your 1st time buyer discount & stay up to date with news & exclusive offers.',
  );
});
