import { describe, expect, it } from 'vitest';
import { pageAnswerSchemas, storefrontSchema } from './pages.ts';

const storefront = {
  key: 'halcyon',
  name: 'Halcyon',
  tagline: 'Mattresses for quiet nights',
  country: 'US',
  language: 'en',
  currency: 'USD',
  announcement: null,
  navigation: [{ title: 'Mattresses', url: '/mattresses' }],
  footer: [{ title: 'Shop', links: [] }],
  theme: { 'color-ink': '#1d1b3a' },
  alternates: [],
  sisters: [],
  hasAccounts: false,
};

describe('what every page needs', () => {
  it('is name, words and colours of the storefront', () => {
    expect(storefrontSchema.parse(storefront)).toEqual(storefront);
    expect(storefrontSchema.safeParse({ ...storefront, currency: 'EUR' }).success).toBe(false);
    expect(storefrontSchema.safeParse({ ...storefront, announcement: undefined }).success).toBe(false);
  });

  it('is all that a page of the visitor asks for', () => {
    const privacy = { isAsked: true, analytics: false };
    const answer = { status: 'ok', result: { storefront, privacy } };
    expect(pageAnswerSchemas.chrome.safeParse(answer).success).toBe(true);
    expect(pageAnswerSchemas.home.safeParse(answer).success).toBe(false);
    expect(pageAnswerSchemas.listing.safeParse(answer).success).toBe(false);
    expect(pageAnswerSchemas.product.safeParse(answer).success).toBe(false);
  });
});
