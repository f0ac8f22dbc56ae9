import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL, type ConsentFacts, consentMode, decideConsent, NONE, PURPOSES } from './decide-consent.ts';

const visit = (facts: Partial<ConsentFacts>) =>
  decideConsent({ country: 'US', zip: null, chosen: null, earlier: null, hasSignal: false, ...facts });

test('The United Kingdom and Quebec ask first, and so does Canada while a province is not known', () => {
  expect(consentMode({ country: 'GB', zip: null })).toBe('opt-in');
  for (const zip of ['H2Y 1C6', 'g1r4p5', ' J8X 3X2', null])
    expect([zip, consentMode({ country: 'CA', zip })]).toEqual([zip, 'opt-in']);
});

test('Elsewhere a visit is measured until its visitor says no', () => {
  expect(consentMode({ country: 'CA', zip: 'M5V 2T6' })).toBe('opt-out');
  expect(visit({})).toEqual({ ...ALL, mode: 'opt-out', isAsked: false });
  expect(visit({ chosen: NONE })).toEqual({ ...NONE, mode: 'opt-out', isAsked: false });
});

test('Where it is asked first, nothing happens before a yes, and who has answered is not asked again', () => {
  expect(visit({ country: 'GB' })).toEqual({ ...NONE, mode: 'opt-in', isAsked: true });
  const chosen = { ...NONE, analytics: true };
  expect(visit({ country: 'GB', chosen })).toEqual({ ...chosen, mode: 'opt-in', isAsked: false });
});

test('Of questions in earlier words a no still counts, and a yes is asked for again', () => {
  const earlier = { ...ALL, analytics: false };
  expect(visit({ earlier })).toEqual({ ...earlier, mode: 'opt-out', isAsked: false });
  expect(visit({ earlier, chosen: ALL })).toMatchObject(ALL);
  expect(visit({ country: 'GB', earlier: ALL })).toEqual({ ...NONE, mode: 'opt-in', isAsked: true });
});

test('The signal of a browser is a refusal everywhere, whatever was chosen, and needs no question', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('US', 'CA', 'GB'),
      fc.option(fc.string()),
      fc.option(
        fc.record({ analytics: fc.boolean(), personalization: fc.boolean(), marketing: fc.boolean() }),
      ),
      (country, zip, chosen) => {
        const decision = decideConsent({ country, zip, chosen, earlier: chosen, hasSignal: true });
        expect(PURPOSES.filter((purpose) => decision[purpose])).toEqual([]);
        expect(decision.isAsked).toBe(false);
      },
    ),
  );
});
