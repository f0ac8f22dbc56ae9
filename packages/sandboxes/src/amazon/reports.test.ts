import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxUnderTest, startUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const TYPE = '_GET_FLAT_FILE_OFFAMAZONPAYMENTS_SANDBOX_SETTLEMENT_DATA_';

/** Pays, and loses a chargeback. */
const loses = async (): Promise<void> => {
  const id = await sandbox.agreed({ paymentIntent: 'AuthorizeWithCapture' });
  const chargeAmount = { amount: '761.04', currencyCode: 'USD' };
  await sandbox.call('POST', `checkoutSessions/${id}/complete`, { chargeAmount });
  for (const turn of ['opened', 'lost']) await sandbox.control('disputes', { order: 'order-1', turn });
};

test('A lost chargeback is settled and reported, and its document is had for half a minute by a signed address', async () => {
  await loses();
  const { status, body } = await sandbox.call(
    'GET',
    `reports?processingStatuses=COMPLETED&reportTypes=${TYPE}`,
  );
  expect(status).toBe(200);
  expect(body.reports).toMatchObject([{ reportType: TYPE, processingStatus: 'COMPLETED' }]);
  const [{ reportDocumentId }] = body.reports as [{ reportDocumentId: string }];
  const document = await sandbox.call('GET', `report-documents/${reportDocumentId}`);
  const url = String(document.body.url);
  const text = await (await fetch(url)).text();
  expect(text).toContain('"TransactionPostedDate","SettlementId","AmazonTransactionId"');
  expect(text).toMatch(/-C\d+","","Capture",.*"761\.04"/);
  expect(text).toMatch(/-B\d+","","Chargeback",.*"-761\.04"/);
  expect((await fetch(url.replace(/until=\d+/, 'until=9999999999999'))).status).toBe(403);
});

test('Reports are told in pages, the next of which is asked for by its token alone', async () => {
  await loses();
  const first = await sandbox.call('GET', 'reports?pageSize=1');
  expect(first.body.reports).toHaveLength(1);
  const token = encodeURIComponent(String(first.body.nextToken));
  const second = await sandbox.call('GET', `reports?nextToken=${token}`);
  expect(second.body.reports).toHaveLength(1);
  expect(second.body.reports).not.toEqual(first.body.reports);
  expect((await sandbox.call('GET', `reports?nextToken=${token}&pageSize=1`)).status).toBe(400);
});

test('What Amazon’s sandbox does not have, or does not understand, is refused', async () => {
  const asked = ['reportTypes=_GET_FLAT_FILE_OFFAMAZONPAYMENTS_SETTLEMENT_DATA_', 'createdSince=yesterday'];
  for (const query of [...asked, 'pageSize=101', 'since=20261127T100000Z'])
    expect((await sandbox.call('GET', `reports?${query}`)).status, query).toBe(400);
  expect((await sandbox.call('GET', 'report-documents/none')).status).toBe(404);
});
