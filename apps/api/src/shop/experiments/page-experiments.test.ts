import { PAGE_EXPERIMENTS } from '@counterpane/rules/experiments/experiments';
import { expect, it, vi } from 'vitest';
import { result, type Shopper } from '../../testing/shopper.ts';
import { openTestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { experimentExposures } from './tables.ts';
import { variantOfVisitor } from './variant-of-visitor.ts';

const DRIFT = 'drift.localhost';
const [HOME] = PAGE_EXPERIMENTS;
if (!HOME) throw new Error('there is no experiment on a page');

const QUESTION = { experiments: [HOME.name], pathname: '/', isMobile: false };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0';

const choose = vi.fn(async () => []);
const store = useTestStore(() =>
  openTestStore(undefined, undefined, {
    experimentServices: new Map([['drift', { id: 'dynamic-yield', choose }]]),
  }),
);

const exposures = () => store.database.db.select().from(experimentExposures);

const tells = async (shopper: Shopper, headers = {}, question = QUESTION) => {
  const answer = await shopper.fetch('/api/dynamic-yield/flags', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...headers },
    body: JSON.stringify(question),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};

/** One whose cookie the store has set. */
const visitorOf = async (host = DRIFT): Promise<Shopper> => {
  const shopper = store.shopper(host);
  await shopper.adds('mattress', 'queen');
  return shopper;
};

it('A cached page is written down once for each visitor who sees it, with the variant of their place', async () => {
  const before = await exposures();
  const shopper = await visitorOf();
  for (let visit = 0; visit < 3; visit += 1)
    expect(await tells(shopper)).toMatchObject({ result: [{ DY_STRATEGIES: [] }] });
  const fresh = (await exposures()).filter((one) => !before.some((old) => old.visitorId === one.visitorId));
  expect(fresh).toMatchObject([{ experiment: HOME.name, storefront: 'drift' }]);
  const [{ variant, visitorId } = { variant: '', visitorId: '' }] = fresh;
  expect(variant).toBe(variantOfVisitor(HOME, visitorId));
});

it('The store decides by itself on a cached page: no service is asked', async () => {
  await tells(await visitorOf());
  expect(choose).not.toHaveBeenCalled();
  await tells(await visitorOf(), {}, { ...QUESTION, experiments: [HOME.name, 'cart-recommendations'] });
  expect(choose).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ experiments: ['cart-recommendations'] }),
  );
});

it('Nothing is written without consent, without a visitor, by a robot, of another page or of another storefront', async () => {
  const before = await exposures();
  const shopper = await visitorOf();
  await tells(shopper, { 'sec-gpc': '1' });
  await tells(store.shopper(DRIFT));
  await tells(shopper, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await tells(shopper, {}, { ...QUESTION, pathname: '/mattress' });
  await tells(shopper, {}, { ...QUESTION, experiments: ['unknown'] });
  await tells(await visitorOf('halcyon.localhost'));
  expect(await exposures()).toEqual(before);
  result(await shopper.client.choosePrivacy({ analytics: true, personalization: false, marketing: true }));
  await tells(shopper);
  expect(await exposures()).toEqual(before);
});
