import { expect, it } from 'vitest';
import { isoNow } from '../../clock.ts';
import { newId } from '../../http/ids.ts';
import { enqueue } from '../../outbox/store.ts';
import { runOutbox } from '../../outbox-work.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { pollRefunds } from '../refunds/make-refund.ts';
import { openStaffRefunds } from '../refunds/testing/staff-refunds.ts';
import { countUnfinishedWork } from './unfinished-work.ts';

const store = useTestStore(openCardStore);

const unfinished = () => countUnfinishedWork(store.database.db, isoNow(store.clock));
const NOTHING = {
  payments_undecided: 0,
  orders_processing: 0,
  refunds_pending: 0,
  captures_pending: 0,
  messages_due: 0,
  messages_later: 0,
  messages_dead: 0,
};

it('A store in which nothing is under way has no unfinished work', async () => {
  expect(await unfinished()).toEqual(NOTHING);
});

it('A refund whose provider is down for a moment is finished within two minutes', async () => {
  const staffRefunds = await openStaffRefunds(store);
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places();
  result(
    await shopper.client.payOrder(id, {
      paymentToken: { id: 'tok_visa', card: { last4: '4242', brand: 'Visa' } },
    }),
  );
  await store.sweep();
  expect(await unfinished()).toEqual(NOTHING);
  await store.fault({ kind: 'error500', path: '/v1/refunds', times: 3 });
  await staffRefunds.gives(id, 1_000);
  expect(await unfinished()).toMatchObject({ refunds_pending: 1, messages_due: 1 });
  for (let seconds = 0; seconds < 120; seconds += 15) {
    await runOutbox(store.deps);
    await pollRefunds(store.deps);
    store.clock.forward(15_000);
  }
  expect(await unfinished()).toEqual(NOTHING);
});

it('A message for later counts apart from one that is due, and one that was given up apart from both', async () => {
  const { database, clock } = store;
  await enqueue(
    database.db,
    clock,
    'payment.release_unused',
    { provider: 'affirm', reference: 'r' },
    3_600_000,
  );
  expect(await unfinished()).toEqual({ ...NOTHING, messages_later: 1 });
  await enqueue(database.db, clock, 'contact.received', { requestId: newId() });
  expect(await unfinished()).toEqual({ ...NOTHING, messages_later: 1, messages_due: 1 });
  for (let tries = 0; tries < 20; tries += 1) {
    clock.forward(3_600_001);
    await runOutbox(store.deps);
  }
  expect(await unfinished()).toMatchObject({ messages_dead: 1 });
});
