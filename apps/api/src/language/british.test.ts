import { promiseText, transitText } from '@counterpane/contract/cart/delivery-text';
import { message } from '@counterpane/messages/message';
import { messagesOf } from '@counterpane/messages/read-catalogues';
import type { BusinessDays } from '@counterpane/rules/delivery/arrival';
import { expect, test } from 'vitest';
import { localizeIn } from '../catalogue/localize-in.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { AMERICAN_WORDS } from './testing/american-words.ts';
import { textsOf } from './testing/texts-of.ts';

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
  const localize = localizeIn(store.deps.catalogue.storefrontOf(UK));
  const later = { transit: null, handling: null, from: '2026-12-03', until: '2026-12-07' };
  expect(localize(promiseText(later))).toBe('Ships later: arrives from 3 December');
  expect(localize(promiseText({ ...later, until: later.from }))).toBe('Ships later: arrives on 3 December');
});

test('the promise of a delivery in an email is British in the UK and French in Canada', () => {
  const { catalogue } = store.deps;
  const british = localizeIn(catalogue.storefrontOf(UK));
  const french = localizeIn(catalogue.storefrontOf('halcyon-ca.localhost', 'fr'));
  const later = { transit: null, handling: null, from: '2026-12-03', until: '2026-12-03' };
  const onItsWay = (days: BusinessDays) =>
    message('Delivery: {time} on its way', { time: transitText(days) });
  expect(british(message('Arrives {dates}', { dates: '3 December' }))).toBe('Arrives 3 December');
  expect(french(onItsWay({ from: 1, to: 3 }))).toBe('Livraison\u00A0: 1 à 3 jours ouvrables en route');
  expect(french(onItsWay({ from: 4, to: 6 }))).toBe('Livraison\u00A0: 4 à 6 jours ouvrables en route');
  expect(french(promiseText(later))).toBe('Expédition ultérieure\u00A0: arrivée le 3 décembre');
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
