import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideSubscription, type SubscriptionFacts } from './decide-subscription.ts';

const HOME = { phone: '(212) 555-0142', country: 'US' };
const AGREED: SubscriptionFacts = { isOn: true, consent: { sendSMS: true }, address: HOME };

const refused = (reason: string) => ({ ok: false, reason });

test('Who agreed at the checkout gets text messages to the number of the checkout, however it is written [K7.54]', () => {
  for (const phone of ['2125550142', '+1 212 555 0142', '212.555.0142'])
    expect(decideSubscription(phone, AGREED)).toEqual({ ok: true, phone: '+12125550142' });
  expect(
    decideSubscription('514 555 0142', { ...AGREED, address: { phone: '5145550142', country: 'CA' } }),
  ).toEqual({ ok: true, phone: '+15145550142' });
});

test('Without that consent, or with another number or none, nothing is sent', () => {
  for (const consent of [null, { sendSMS: false }])
    expect(decideSubscription(HOME.phone, { ...AGREED, consent })).toEqual(refused('no_consent'));
  for (const phone of ['212 555 0143', '', 'none'])
    expect(decideSubscription(phone, AGREED)).toEqual(refused('other_phone'));
});

test('Where the storefront sends none, in another country, and before an address, nothing is sent', () => {
  expect(decideSubscription(HOME.phone, { ...AGREED, isOn: false })).toEqual(refused('not_here'));
  expect(decideSubscription(HOME.phone, { ...AGREED, address: null })).toEqual(refused('not_here'));
  const british = { phone: '020 7946 0958', country: 'GB' };
  expect(decideSubscription(british.phone, { ...AGREED, address: british })).toEqual(refused('not_here'));
});

test('No number that was not agreed to gets a message', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.boolean(), (phone, agreed, sendSMS) => {
      const facts = { ...AGREED, consent: { sendSMS }, address: { phone: agreed, country: 'US' } };
      const decision = decideSubscription(phone, facts);
      expect(!decision.ok || sendSMS).toBe(true);
    }),
  );
});
