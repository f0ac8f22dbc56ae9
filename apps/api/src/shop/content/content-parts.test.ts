import type { ContentParts, PartsOf } from '@counterpane/contract/pages/content-parts';
import { QUIZ, QUIZ_QUESTIONS } from '@counterpane/rules/quiz/answers';
import { beforeAll, describe, expect, it } from 'vitest';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
beforeAll(async () => {
  shopper = store.shopper();
});

const pageAt = async (path: string, asked: Record<string, string> = {}, on = shopper) =>
  result(await on.client.contentPage(path, asked));

/** What the layout of a page shows; fails when the page has another layout. */
const partsAt = async <Kind extends ContentParts['kind']>(
  kind: Kind,
  path: string,
  asked: Record<string, string> = {},
  on = shopper,
): Promise<PartsOf<Kind>> => {
  const { parts } = await pageAt(path, asked, on);
  if (!isKind(parts, kind)) throw new Error(`${path} is ${parts?.kind}`);
  return parts;
};

const isKind = <Kind extends ContentParts['kind']>(
  parts: ContentParts | null,
  kind: Kind,
): parts is PartsOf<Kind> => parts?.kind === kind;

describe('the blog', () => {
  it('lists its posts, the newest first, and none before its day', async () => {
    const { posts } = await partsAt('posts', '/posts');
    const dates = posts.map(({ date }) => date);
    expect(posts.length).toBeGreaterThanOrEqual(8);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(posts.every(({ minutes, picture }) => minutes > 0 && picture !== null)).toBe(true);
  });

  it('leads from each post to the ones before and after it', async () => {
    const { posts } = await partsAt('posts', '/posts');
    const [first, second] = posts;
    const newest = await partsAt('post', first?.path ?? '');
    expect(newest).toMatchObject({ newer: null, older: { path: second?.path } });
    expect((await partsAt('post', second?.path ?? '')).newer?.path).toBe(first?.path);
    expect((await partsAt('post', posts.at(-1)?.path ?? '')).older).toBeNull();
  });
});

describe('the questions', () => {
  it('stand in groups, at least thirty of them', async () => {
    const { groups, total } = await partsAt('faq', '/faq');
    expect(total).toBeGreaterThanOrEqual(30);
    expect(groups.length).toBeGreaterThan(4);
    const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are searched, with a typo forgiven', async () => {
    const { groups, query } = await partsAt('faq', '/faq', { q: ' waranty ' });
    expect(query).toBe('waranty');
    expect(groups[0]?.questions[0]?.question).toBe('How long is the warranty?');
    expect((await partsAt('faq', '/faq', { q: 'zebra' })).groups).toEqual([]);
  });

  it('are searched for words that come back as they were typed, in every language', async () => {
    const asked = '<a href="/returns"> warranty';
    for (const language of ['en', 'es']) {
      const { parts } = result(await shopper.clientIn(language).contentPage('/faq', { q: asked }));
      const { query, groups } = parts?.kind === 'faq' ? parts : { query: null, groups: [] };
      expect([query, ...groups.map(({ title }) => title)]).toEqual([asked, ...groups.map(() => asked)]);
    }
  });

  it('are those of the country', async () => {
    const asked = async (host: string) =>
      JSON.stringify(await partsAt('faq', '/faq', {}, store.shopper(host)));
    expect(await asked('halcyon.localhost')).toContain('FSA');
    expect(await asked('halcyon-uk.localhost')).not.toContain('FSA');
  });
});

describe('the comparison', () => {
  it('has every mattress in a size, as the shop sells it', async () => {
    const { beds, size, sizes } = await partsAt('compare', '/compare');
    expect(size?.title).toBe('Queen');
    expect(sizes.map(({ value }) => value)).toContain('splitKing');
    expect(beds).toHaveLength(9);
    const { cards } = result(await shopper.client.listingPage('mattresses', { size: 'queen' }));
    const priceOf = new Map(cards.map(({ name, price }) => [name, price]));
    for (const { name, card } of beds) expect(card?.price).toEqual(priceOf.get(name));
    expect(beds[0]).toMatchObject({
      title: 'Classic memory foam mattress',
      feel: 'Medium-firm, 6.5 of 10',
      height: 12,
      pounds: 72,
      material: 'Memory foam',
      trial: '365 nights to try',
      warranty: 'Forever warranty',
    });
    expect(beds[0]?.gifts).toHaveLength(3);
  });

  it('is of the beds and the size that the address asks for, four at most', async () => {
    const asked = { size: 'king', with: 'hybrid-mattress,mattress,sofa' };
    const { beds, chosen, size } = await partsAt('compare', '/compare', asked);
    expect(size?.value).toBe('king');
    expect(chosen).toEqual(['mattress', 'hybrid-mattress']);
    expect(beds).toHaveLength(2);
    const all = (await partsAt('compare', '/compare')).all.map(({ name }) => name).join(',');
    expect(
      (await partsAt('compare', '/compare', { with: all.slice(0, 115) })).beds.length,
    ).toBeLessThanOrEqual(4);
    expect((await partsAt('compare', '/compare', { size: 'huge' })).size?.value).toBe('queen');
  });

  it('is of any kind that there are two of: the one that is asked for, or that of the first product that is named', async () => {
    const pillows = await partsAt('compare', '/compare', { of: 'pillow' });
    expect(pillows.of).toEqual({ value: 'pillow', title: 'Pillows' });
    expect(pillows.kinds[0]).toEqual({ value: 'mattress', title: 'Mattresses' });
    expect(pillows.beds.length).toBeGreaterThan(1);
    expect(pillows.beds.filter(({ card }) => card !== null).length).toBeGreaterThan(1);
    for (const { feel, specifications } of pillows.beds) {
      expect(feel).toBeNull();
      expect(specifications).not.toEqual([]);
    }
    const [first, second] = pillows.all.map(({ name }) => name);
    const named = await partsAt('compare', '/compare', { with: `${second},mattress,${first}` });
    expect(named.of.value).toBe('pillow');
    expect(named.chosen).toEqual([first, second]);
    const nightstands = await partsAt('compare', '/compare', { of: 'nightstand' });
    expect(nightstands).toMatchObject({ size: null, sizes: [] });
    for (const { card } of nightstands.beds) expect(card).not.toBeNull();
    expect((await partsAt('compare', '/compare', { of: 'protection-plan' })).of.value).toBe('mattress');
    expect((await pageAt('/compare', { of: 'pillow' })).heading).toBe('Pillows, side by side');
  });

  it('is one page with three addresses, of which search engines are told one', async () => {
    for (const path of ['/compare', '/compare-best-mattresses', '/p/compare'])
      expect(await pageAt(path)).toMatchObject({ canonical: '/compare', template: 'compare' });
  });
});

describe('the quiz', () => {
  const ANSWERS = Object.fromEntries(QUIZ_QUESTIONS.map((question) => [question, QUIZ[question][0]]));

  it('asks one thing after the other', async () => {
    expect(await partsAt('quiz', '/p/mattress-quiz')).toMatchObject({ next: 'position', best: null });
    expect(await partsAt('quiz', '/p/mattress-quiz', { position: 'back' })).toMatchObject({
      next: 'weight',
      answers: { position: 'back' },
    });
  });

  it('names one mattress with its reasons and two others with how they differ', async () => {
    const { best, others, next, size } = await partsAt('quiz', '/p/mattress-quiz', ANSWERS);
    expect(next).toBeNull();
    expect(size).toBe('Queen');
    expect(best?.reasons).not.toEqual([]);
    expect(best?.card.isPurchasable).toBe(true);
    expect(others).toHaveLength(2);
    expect(others.every(({ differences }) => differences.length > 0)).toBe(true);
    const names = [best?.card.name, ...others.map(({ card }) => card.name)];
    expect(new Set(names).size).toBe(3);
  });

  it('names a mattress of the brand whatever is answered', async () => {
    for (const position of QUIZ.position)
      for (const heat of QUIZ.heat) {
        const { best } = await partsAt('quiz', '/p/mattress-quiz', { ...ANSWERS, position, heat });
        expect(best?.card.url).toMatch(/^\/mattress/);
      }
  });
});

describe('the store locator', () => {
  const PATH = '/store/store-locator';

  it('lists every store where nothing is asked', async () => {
    const { stores, total, place, errors } = await partsAt('stores', PATH, { zip: '', city: '' });
    expect(stores).toHaveLength(total);
    expect(place).toBeNull();
    expect(errors).toEqual({});
  });

  it('finds the nearest to a ZIP code, also to one of nine digits and to one that is new', async () => {
    const { stores, place } = await partsAt('stores', PATH, { zip: '10001' });
    expect(place).toBe('New York, NY');
    expect(stores[0]).toMatchObject({ number: 1, city: 'New York', miles: 0 });
    const miles = stores.map((found) => found.miles ?? -1);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect((await partsAt('stores', PATH, { zip: '78701-1234' })).stores[0]?.city).toBe('Austin');
    expect((await partsAt('stores', PATH, { zip: '10098' })).stores[0]?.state).toBe('NY');
  });

  it('finds the nearest to a position, and takes what is no position for no question', async () => {
    const { stores, place } = await partsAt('stores', PATH, { at: '30.27,-97.74' });
    expect(place).toBe('where you are');
    expect(stores[0]).toMatchObject({ city: 'Austin', number: 1 });
    expect(stores[0]?.miles).toBeLessThan(20);
    for (const at of ['91,0', '0,181', '30.27', 'here', '30.27,-97.74,1'])
      expect(await partsAt('stores', PATH, { at })).toMatchObject({ place: null, errors: {} });
  });

  it('says when a ZIP code is none, or is nowhere', async () => {
    expect((await partsAt('stores', PATH, { zip: '1234' })).errors).toEqual({ zip: 'Invalid' });
    // The second is of a base in Germany.
    for (const zip of ['21300', '09096'])
      expect((await partsAt('stores', PATH, { zip })).errors).toEqual({
        zip: 'We do not know this ZIP code',
      });
  });

  it('finds a city or a state by its name', async () => {
    expect((await partsAt('stores', PATH, { city: 'austin' })).stores[0]?.city).toBe('Austin');
    expect((await partsAt('stores', PATH, { city: 'Portland, ME' })).place).toBe('Portland, ME');
    const texas = await partsAt('stores', PATH, { city: 'Texas' });
    expect(texas.place).toBe('Texas');
    expect(new Set(texas.stores.map(({ state }) => state))).toEqual(new Set(['TX']));
    expect((await partsAt('stores', PATH, { city: 'Atlantis' })).errors.city).toMatch(
      /do not know this city/,
    );
    expect((await partsAt('stores', PATH, { city: 'Aust' })).place).toBe('Austin, TX');
  });

  it('finds the city ahead of the state of its name, and the state by its code, its whole name or where it has no such city', async () => {
    const find = async (city: string) => {
      const { place, stores, errors } = await partsAt('stores', PATH, { city });
      expect(errors).toEqual({});
      return [place, stores[0]?.city, stores[0]?.miles];
    };
    // Some codes of New York stand in the list with places far upstate.
    expect(await find('New York')).toEqual(['New York, NY', 'New York', 1]);
    expect(await find('Washington')).toEqual(['Washington, DC', 'Washington', 1]);
    expect((await find('Québec'))[0]).toBe('Québec, QC');
    expect((await find('Ontario'))[0]).toBe('Ontario, CA');
    for (const state of ['NY', 'New York State', 'new york  state'])
      expect(await find(state)).toEqual(['New York', 'New York', null]);
    expect(await find('Washington State')).toEqual(['Washington', expect.any(String), null]);
    expect((await find('California'))[0]).toBe('California');
    expect((await find('oregon'))[0]).toBe('Oregon');
    expect((await find('Florida'))[0]).toBe('Florida');
    const { errors } = await partsAt('stores', PATH, { city: 'Alaska' });
    expect(errors.city).toBe('There is no store in Alaska yet. Try a city near you');
  });

  it('finds the nearest to a city that has no store, the largest of its name where no state is named', async () => {
    const near = async (city: string) => {
      const { place, stores, errors } = await partsAt('stores', PATH, { city });
      const miles = stores.map((found) => found.miles ?? -1);
      expect([errors, stores.length]).toEqual([{}, 8]);
      expect(miles[0]).toBeGreaterThanOrEqual(0);
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      return place;
    };
    expect(await near('Fargo')).toBe('Fargo, ND');
    expect(await near('portland')).toBe('Portland, OR');
    expect(await near('Portland Maine')).toBe('Portland, ME');
    expect(await near('Springfield, Illinois')).toBe('Springfield, IL');
    expect(await near('washington, dc')).toBe('Washington, DC');
    expect(await near('St. Louis')).toBe('Saint Louis, MO');
    expect(await near('Toronto')).toBe('Toronto, ON');
    expect(await near('Montréal, Québec')).toBe('Montréal, QC');
    expect(await near('Vancouver BC')).toBe('Vancouver, BC');
    expect((await partsAt('stores', PATH, { city: 'Fargo, TX' })).errors.city).toBeDefined();
  });

  it('is a short list in the other countries, each of its own stores', async () => {
    const uk = result(await store.shopper('halcyon-uk.localhost').client.contentPage(PATH)).html;
    expect(uk).toContain('Manchester');
    expect(uk).not.toContain('Canada');
    for (const key of ['halcyon-ca', 'cumula-ca']) {
      const { html } = result(await store.shopper(`${key}.localhost`).client.contentPage(PATH));
      expect(html).toContain('Montréal');
      expect(html).not.toContain('Manchester');
    }
  });
});

describe('pages that tell of the catalogue', () => {
  it('say what white glove service costs, and where there is none', async () => {
    const { usual, totals, states } = await partsAt('white-glove', '/white-glove-service');
    expect([usual.first.amount, usual.additional.amount]).toEqual([14_900, 4_500]);
    expect(totals.map(({ amount }) => amount.amount)).toEqual([14_900, 19_400, 23_900, 28_400]);
    expect(states).toHaveLength(51);
    const none = states.filter(({ tariff }) => tariff === null).map(({ code }) => code);
    expect(none).toEqual(['AK', 'HI']);
    const uk = await partsAt(
      'white-glove',
      '/white-glove-service',
      {},
      store.shopper('halcyon-uk.localhost'),
    );
    expect(uk).toMatchObject({ usual: { first: { amount: 11_900, currency: 'GBP' } }, states: [] });
  });

  it('add up what comes free in each size as the cart does', async () => {
    const { sizes, mattress } = await partsAt('value', '/total-value');
    expect(mattress.url).toBe('/mattress');
    expect(sizes.map(({ title }) => title)).toContain('Split King');
    for (const { gifts, total } of sizes)
      expect(gifts.reduce((sum, { value }) => sum + value.amount, 0)).toBe(total.amount);
    const { variants } = result(await shopper.client.productPage('mattress'));
    const queen = variants.find(({ properties }) => properties.some(({ value }) => value === 'queen'));
    expect(sizes.find(({ title }) => title === 'Queen')?.gifts.map(({ value }) => value)).toEqual(
      queen?.gifts.map(({ value }) => value),
    );
  });

  it('list what a health account may pay for, by kind', async () => {
    const { groups } = await partsAt('eligible', '/fsa-hsa-mattress-and-eligible-products');
    expect(groups.map(({ title }) => title)).toEqual(['Mattresses', 'Adjustable bases', 'Pillows']);
    expect(groups.every(({ cards }) => cards.length > 0)).toBe(true);
  });

  it('keep to the promises in force: none is typed by hand', async () => {
    const { html } = await pageAt('/p/warranty');
    expect(html).toContain('<td>Mattresses</td><td>Forever</td>');
    expect(html).toContain('<td>Weighted blankets</td><td>5 years</td>');
    expect((await pageAt('/p/returns')).html).toContain('365 nights to try');
  });
});
