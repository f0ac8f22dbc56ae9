import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { expect, it } from 'vitest';
import { experimentExposures } from '../../shop/experiments/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const QUESTION = { experiments: ['cart-recommendations'], pathname: '/checkout/cart', isMobile: false };

const buys = async (sees: boolean): Promise<void> => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  if (sees) result(await shopper.client.flags(QUESTION));
  store.clock.forward(1_000);
  const { id } = await shopper.places();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  store.clock.forward(1_000);
  if (!sees) result(await shopper.client.flags(QUESTION));
};

it('An experiment counts who saw each variant, and who of them bought afterwards', async () => {
  const agent = await signedIn(store, 'Ama', 'agent');
  const staff = createStaffOrdersClient((path, init) => agent.fetch(path, init));
  await buys(true);
  // What was bought before is no doing of the experiment's.
  await buys(false);
  const looks = store.shopper();
  await looks.adds('mattress', 'queen');
  result(await looks.client.flags(QUESTION));
  const [experiment] = result(await staff.experiments());
  expect(experiment).toMatchObject({
    ...{ name: 'cart-recommendations', owner: 'Merchandising team', isRunning: true, isSharedOut: true },
    variants: [{ name: 'bought-together' }, { name: 'popular' }],
  });
  const sum = (count: 'visitors' | 'buyers') =>
    experiment?.variants.reduce((all, variant) => all + variant[count], 0);
  expect([sum('visitors'), sum('buyers')]).toEqual([3, 1]);
  const [first, second] = experiment?.variants ?? [];
  expect([first?.difference, second?.difference]).toEqual([null, null]);
});

it('An experiment on a cached page counts as one on the cart does, for each variant that was seen', async () => {
  const agent = await signedIn(store, 'Edsger', 'agent');
  const staff = createStaffOrdersClient((path, init) => agent.fetch(path, init));
  const looks = store.shopper('drift.localhost');
  await looks.adds('mattress', 'queen');
  const question = { experiments: ['home-order'], pathname: '/', isMobile: false };
  for (let visit = 0; visit < 2; visit += 1) result(await looks.client.flags(question));
  const found = result(await staff.experiments()).find(({ name }) => name === 'home-order');
  expect(found).toMatchObject({
    ...{ owner: 'Brand team', url: '/', isRunning: true, isSharedOut: true },
    variants: [{ name: 'departments-first' }, { name: 'story-first' }],
  });
  expect(found?.variants.map(({ visitors }) => visitors).toSorted()).toEqual([0, 1]);
});

it('Visitors who were shared out otherwise than planned make staff doubt', async () => {
  const agent = await signedIn(store, 'Grace', 'agent');
  const staff = createStaffOrdersClient((path, init) => agent.fetch(path, init));
  const seenAt = new Date(store.clock.now()).toISOString();
  await store.database.db.insert(experimentExposures).values(
    Array.from({ length: 60 }, (_, index) => ({
      ...{ experiment: 'cart-recommendations', storefront: 'halcyon', variant: 'popular', seenAt },
      visitorId: `visitor-${index}`,
    })),
  );
  expect(result(await staff.experiments())[0]).toMatchObject({ isSharedOut: false });
});
