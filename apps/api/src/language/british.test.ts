import { messagesOf } from '@counterpane/messages/read-catalogues';
import { expect, test } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';
import { AMERICAN_WORDS } from './testing/american-words.ts';
import { textsOf } from './testing/marked-shop.ts';

const store = useTestStore();

const UK = 'halcyon-uk.localhost';
/** What no shopper in the UK should read: dollars, American spellings, a month before its day. */
const AMERICAN = new RegExp(String.raw`\$\d|\b(?:Nov|Dec|Jan) \d|${AMERICAN_WORDS.source}`, 'i');
/** Keys of programs. */
const KEY = /^(?:[a-z][\w:-]*|Color|\/\S*|#\w+)$/;

test('no product page of the UK shop has dollars, American words or American dates', async () => {
  const { entries } = store.deps.catalogue.storefrontOf(UK);
  expect(entries.length).toBeGreaterThan(100);
  const found = [];
  for (const { data } of entries) {
    const answer = await store.shopper(UK).fetch(`/api/pages/products/${data.name}`);
    const { result } = await answer.json();
    found.push(...textsOf(result).filter(([, text]) => AMERICAN.test(text) && !KEY.test(text)));
  }
  expect(found).toEqual([]);
});

test('a day on which something ships in the UK stands before its month, and prices are in pounds', async () => {
  const answer = await store.shopper(UK).fetch('/api/pages/listings/sale');
  const { filters } = (await answer.json()).result;
  const bands = textsOf(filters).flatMap(([, text]) => (/\d/.test(text) && text.includes('£') ? [text] : []));
  expect(bands).toContain('Under £100');
  const say = store.deps.translators.get('en-GB');
  expect(say?.('Ships later: arrives from Dec 3')).toBe('Ships later: arrives from 3 December');
  expect(say?.('Ships later: arrives on Dec 3')).toBe('Ships later: arrives on 3 December');
});

test('the promise of a delivery in an email is British in the UK and French in Canada', () => {
  const [british, french] = ['en-GB', 'fr'].map((language) => store.deps.translators.get(language));
  expect(british?.('Arrives {dates}')).toBe('Arrives {dates}');
  expect(french?.('Delivery: 1 - 3 business days on its way')).toBe(
    'Livraison\u00A0: 1 à 3 jours ouvrables en route',
  );
  expect(french?.('Delivery: 4 - 6 business days on its way')).toBe(
    'Livraison\u00A0: 4 à 6 jours ouvrables en route',
  );
  expect(french?.('Arrives {dates}')).toBe('Arrivée {dates}');
  expect(french?.('Ships later: arrives on Dec 3')).toBe(
    'Expédition ultérieure\u00A0: arrivée le 3 décembre',
  );
});

/** The specification's own words, what is said of other countries, and names of values. */
const AS_THEY_ARE = [/zip code/i, /Canadian dollars/, /\{color\}/, / color \{[^}]*colour/];

test('no message of the pages or the API is American in the UK', () => {
  const british = { ...messagesOf('en-US'), ...messagesOf('en-GB') };
  const found = Object.values(british).filter(
    (text) => AMERICAN_WORDS.test(text) && !AS_THEY_ARE.some((known) => known.test(text)),
  );
  expect(found).toEqual([]);
});
