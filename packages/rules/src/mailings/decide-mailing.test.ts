import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideMailing } from './decide-mailing.ts';
import { MAILING_KINDS, MAILINGS } from './mailings.ts';

it('A choice about a kind goes before consent at the checkout, in both directions', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MAILING_KINDS), fc.boolean(), fc.boolean(), (kind, choice, hasConsent) => {
      expect(decideMailing(kind, { choice, hasConsent })).toBe(choice);
    }),
  );
});

it('Reminders and requests for reviews need consent where nothing was chosen', () => {
  for (const kind of ['cart_reminder', 'review_request', 'trial_ending'] as const) {
    expect(decideMailing(kind, { choice: null, hasConsent: true })).toBe(true);
    expect(decideMailing(kind, { choice: null, hasConsent: false })).toBe(false);
  }
});

it('A notice that was asked for needs no other consent, and the newsletter needs its own', () => {
  for (const hasConsent of [true, false]) {
    expect(decideMailing('back_in_stock', { choice: null, hasConsent })).toBe(true);
    expect(decideMailing('price_drop', { choice: null, hasConsent })).toBe(true);
    expect(decideMailing('newsletter', { choice: null, hasConsent })).toBe(false);
  }
});

it('The page names every kind once', () => {
  expect(MAILING_KINDS.toSorted()).toEqual(Object.keys(MAILINGS).toSorted());
});
