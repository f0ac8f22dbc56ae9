import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { expect, test } from 'vitest';
import { changeOrder, FORM_TEXTS, typedOf, unitsField } from './change-order.ts';
import { restockedField } from './change-return.ts';
import { DECIDE } from './change-shipment.ts';
import { SEEN } from './seen-amount.ts';

test('A form that comes back, to ask for a proof, still has everything that was typed into it', () => {
  const form = new FormData();
  form.set('intent', 'lines');
  form.set('reason', ' Too soft ');
  form.set(unitsField('mattress-1'), '2');
  form.set(restockedField('mattress-1'), '1');
  form.set(unitsField('pillow-1'), '0');
  form.set('proof-password', 'a lamp above the harbour');
  expect(typedOf(form)).toEqual({
    intent: 'lines',
    key: null,
    reason: 'Too soft',
    amount: '',
    dispute: {},
    credit: { isChosen: false, amount: '' },
    units: { 'mattress-1': 2 },
    restocked: { 'mattress-1': 1 },
  });
});

test('A dispute is entered with its amounts in cents, and comes back as it was typed where one of them is none', async () => {
  const sent: unknown[] = [];
  const client = createStaffOrdersClient(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ status: 'error', error: 'told', code: 'dispute_told' }, { status: 409 });
  });
  const form = new FormData();
  const typed = { reference: 'CB-17', stage: 'lost', withdrawn: '25', dueBy: '' };
  for (const [name, value] of Object.entries({
    ...typed,
    intent: 'dispute',
    reason: 'fraud',
    amount: '25.50',
  }))
    form.set(name, value);
  expect(await changeOrder(client, 'a'.repeat(24), form)).toEqual({ ok: false, status: 409, error: 'told' });
  const rest = { reference: 'CB-17', reason: 'fraud', dueBy: null };
  expect(sent).toEqual([{ ...rest, stage: 'lost', amount: 2_550, withdrawn: 2_500 }]);
  form.set('withdrawn', 'some');
  expect(await changeOrder(client, 'a'.repeat(24), form)).toMatchObject({ status: 400 });
  expect(typedOf(form).dispute).toEqual({ ...typed, withdrawn: 'some' });
});

test('What goes back for a shipment is sent as it was seen, and told where it has changed since', async () => {
  const sent: unknown[] = [];
  const client = createStaffOrdersClient(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ status: 'error', error: 'other', code: 'refund_changed' }, { status: 409 });
  });
  const form = new FormData();
  form.set('shipment', 'b'.repeat(24));
  form.set(SEEN, '76104');
  for (const to of ['cancelled', 'refunded', 'resent']) {
    form.set('intent', `${DECIDE}${to}`);
    const answer = { ok: false, status: 409, error: FORM_TEXTS.changed };
    expect(await changeOrder(client, 'a'.repeat(24), form)).toEqual(answer);
  }
  expect(sent).toEqual([
    { to: 'cancelled', restocked: [], expected: 76_104 },
    { to: 'refunded', restocked: [], expected: 76_104 },
    { to: 'resent', restocked: [] },
  ]);
});

test('A form that comes back keeps its key: pressed once more it is the same refund', () => {
  const form = new FormData();
  form.set('intent', 'amount');
  form.set('key', 'a-key');
  expect(typedOf(form).key).toBe('a-key');
});

test('A form with another amount than the one that was given back says so, and its key is spent', async () => {
  const client = createStaffOrdersClient(async () =>
    Response.json({ status: 'error', error: 'used', code: 'idempotency_key_reused' }, { status: 422 }),
  );
  const form = new FormData();
  for (const [name, value] of Object.entries({
    intent: 'amount',
    key: 'a-key',
    amount: '25.00',
    reason: 'Soft',
  }))
    form.set(name, value);
  expect(await changeOrder(client, 'a'.repeat(24), form)).toEqual({
    ok: false,
    status: 422,
    error: FORM_TEXTS.spent,
    isSpent: true,
  });
});
