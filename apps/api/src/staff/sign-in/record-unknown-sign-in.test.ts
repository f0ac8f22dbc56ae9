import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { staffActs } from '../../audit/tables.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { recordUnknownSignIn } from './record-unknown-sign-in.ts';

const store = useTestStore();

const fails = async (times: number) => {
  for (let count = 0; count < times; count += 1)
    await recordUnknownSignIn(store.deps, { address: `192.0.2.${count % 250}` }, 'password');
};

const details = async () =>
  (await store.database.db.select().from(staffActs).where(eq(staffActs.action, 'sign-in')))
    .sort((one, other) => one.id - other.id)
    .map(({ detail }) => detail);

it('Strangers who fail to sign in from ever new addresses cannot fill what staff did', async () => {
  await fails(450);
  const written = await details();
  expect(written.slice(0, 100)).toEqual(Array(100).fill({ step: 'password' }));
  expect(written.slice(100)).toEqual([
    { step: 'password', failed: 200 },
    { step: 'password', failed: 400 },
  ]);
});

it('A failed sign-in of an unknown address is written down again after an hour', async () => {
  store.clock.forward(3_600_000);
  await fails(3);
  expect(await details()).toHaveLength(105);
});
