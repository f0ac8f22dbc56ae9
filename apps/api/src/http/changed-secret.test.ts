import { createRemoteTokenClient } from '@counterpane/contract/cart/remote-control-calls';
import { expect, test } from 'vitest';
import { buildApi } from '../app.ts';
import { result, Shopper } from '../testing/shopper.ts';
import { useTestStore } from '../testing/use-test-store.ts';

const NEW = 'the new secret of the shop with 32 characters';

const store = useTestStore();

/** The same shopper at a process of the store that has other secrets. */
const afterChange = (shopper: Shopper, secret: string): Shopper => {
  const moved = new Shopper(buildApi({ ...store.deps, secret }), 'halcyon.localhost');
  moved.browsesAs(shopper.cookie);
  return moved;
};

test('A cart stays its shopper’s while the old secret is in the list, and is gone when it is taken out', async () => {
  const shopper = store.shopper();
  const { id } = await shopper.adds('mattress', 'queen');
  const both = afterChange(shopper, `${NEW},${store.deps.secret}`);
  expect(result(await both.client.cart()).id).toBe(id);
  expect(result(await afterChange(shopper, NEW).client.cart()).items).toEqual([]);
});

test('A code for help is told the same after a change of the secret', async () => {
  const shopper = store.shopper();
  const { id } = await shopper.adds('mattress', 'queen');
  const codeFor = async (one: Shopper) =>
    result(await createRemoteTokenClient((path, init) => one.fetch(path, init)).askForHelp(id ?? '')).code;
  const code = await codeFor(shopper);
  expect(code).toHaveLength(9);
  expect(await codeFor(afterChange(shopper, `${NEW},${store.deps.secret}`))).toBe(code);
});
