import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  describeCampaign,
  findCampaign,
  formatAttribution,
  parseAttribution,
  withCampaign,
} from './campaign.ts';

const DAY = '2026-11-20';
const NOTHING = { source: '', medium: '', campaign: '', term: '', content: '', clickId: null, on: DAY };

test('A visit says where it came from by its parameters, and by the click of an ad', () => {
  expect(
    findCampaign(
      '?utm_source=News&utm_medium=email&utm_campaign=fall&utm_term=a&utm_content=b&size=king',
      DAY,
    ),
  ).toEqual({ ...NOTHING, source: 'News', medium: 'email', campaign: 'fall', term: 'a', content: 'b' });
  expect(findCampaign('?gclid=Cj0K_x-1', DAY)?.clickId).toEqual({ name: 'gclid', value: 'Cj0K_x-1' });
});

test('An address that says nothing of it is of no campaign', () => {
  for (const search of ['', '?size=king', '?utm_source=', '?gclid=a%20b', `?gclid=${'a'.repeat(201)}`])
    expect([search, findCampaign(search, DAY)]).toEqual([search, null]);
});

test('Texts are short and of one line', () => {
  const campaign = findCampaign(`?utm_source=${encodeURIComponent(`a\nb${'😀'.repeat(90)}`)}`, DAY);
  expect(campaign?.source).toBe(`a b${'😀'.repeat(57)}`);
});

test('The first visit stays, and the newest is the last', () => {
  const [one, two] = [findCampaign('?utm_source=one', DAY), findCampaign('?utm_source=two', DAY)];
  if (!one || !two) throw new Error('both are campaigns');
  const first = withCampaign(null, one);
  expect(first).toEqual({ first: one, last: one });
  expect(withCampaign(first, two)).toEqual({ first: one, last: two });
});

test('What is remembered is read as it was written, and what was not written by us is nothing', () => {
  for (const text of ['', 'a|b', 'on=2026-11-20|on=2026-11-20', 'on=x&utm_source=a|on=x&utm_source=a'])
    expect([text, parseAttribution(text)]).toEqual([text, null]);
  const texts = fc.record({
    utm_source: fc.string({ unit: 'grapheme' }),
    utm_term: fc.string(),
    fbclid: fc.string(),
  });
  fc.assert(
    fc.property(texts, (query) => {
      const campaign = findCampaign(`?${new URLSearchParams(query)}`, DAY);
      if (campaign === null) return;
      const attribution = withCampaign(null, campaign);
      expect(parseAttribution(formatAttribution(attribution))).toEqual(attribution);
    }),
  );
});

test('Staff read a campaign in a line', () => {
  const described = (search: string) =>
    describeCampaign(findCampaign(search, DAY) ?? { ...NOTHING, source: 'none' });
  expect(described('?utm_source=news&utm_campaign=fall&gclid=x1')).toBe('news / fall (gclid x1)');
  expect(described('?fbclid=x2')).toBe('(fbclid x2)');
  expect(described('?utm_medium=email')).toBe('email');
});
