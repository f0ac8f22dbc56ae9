import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { expect, test } from 'vitest';
import { cameField, changeReturn, RETURN, restockedField } from './change-return.ts';

/** What a form of a return sends to the API. */
const sentBy = async (fields: Readonly<Record<string, string>>) => {
  const sent: object[] = [];
  const client = createStaffOrdersClient(async (path, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    sent.push({ path, key, ...JSON.parse(String(init?.body)) });
    return Response.json({ status: 'error', error: 'no', code: 'return_cannot_move' }, { status: 409 });
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ return: 'r', key: 'k', ...fields })) form.set(name, value);
  await changeReturn(client, 'o', form);
  return sent;
};

test('A step is sent with what the customer is told, and without the fields that are empty', async () => {
  const approved = { intent: `${RETURN}approved`, told: ' Two people ring. ', labelUrl: '' };
  expect(await sentBy({ ...approved, collectOn: '2026-12-03' })).toEqual([
    {
      path: '/api/staff/orders/o/returns/r',
      key: 'k-r-approved',
      ...{ to: 'approved', told: 'Two people ring.', collectOn: '2026-12-03' },
    },
  ]);
});

test('A receipt is sent with the lines that came, and how much of each can be sold again', async () => {
  const came = { [cameField('bed')]: '2', [restockedField('bed')]: '1', [cameField('pillow')]: '0' };
  expect(await sentBy({ ...came, intent: `${RETURN}received`, [cameField('lamp')]: 'some' })).toEqual([
    {
      path: '/api/staff/orders/o/returns/r/receipt',
      key: 'k-r-received',
      ...{ lines: [{ itemIdentifier: 'bed', quantity: 2, restocked: 1 }], told: '' },
    },
  ]);
});
