import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { AmazonClient } from './amazon-client.ts';
import { listAmazonDisputes } from './amazon-disputes.ts';

const HEAD = 'AmazonTransactionId,TransactionType,AmazonOrderReferenceId,CurrencyCode,TransactionAmount';
let storage: Server | undefined;
afterEach(() => storage?.close());

const permissions = new Map([
  ['chargePermissions/S01-1-1', 'order-1/attempt-1'],
  ['chargePermissions/S01-9-9', 'another shop’s'],
]);

/** An Amazon of two pages of reports, whose documents are all the same. */
const openReports = async (report: string, change: object = {}) => {
  storage = createServer((_request, response) => response.end(report));
  await new Promise<void>((resolve) => {
    storage?.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  const asked: (Readonly<Record<string, string>> | undefined)[] = [];
  const call: AmazonClient = async ({ path, query, answer }) => {
    if (path === 'reports') asked.push(query);
    const body =
      path === 'reports'
        ? { reports: [{ reportDocumentId: 'd1' }], nextToken: query?.nextToken ? null : 'next' }
        : path.startsWith('report-documents/') && {
            url: `${origin}/d1`,
            compressionAlgorithm: 'N/A',
            ...change,
          };
    const merchantReferenceId = permissions.get(path);
    if (merchantReferenceId)
      return { ok: true, value: answer.parse({ merchantMetadata: { merchantReferenceId } }) };
    if (body) return { ok: true, value: answer.parse(body) };
    return { ok: false, status: 404, code: 'ResourceNotFound', message: 'none' };
  };
  const settings = { publicKeyId: 'LIVE-1', origin, timeoutMs: 500 };
  const read = (publicKeyId = 'LIVE-1', own: string | null = origin) =>
    listAmazonDisputes(
      call,
      { ...settings, publicKeyId, origin: own },
      { since: '2026-11-27T10:00:00.000Z', known: [] },
    );
  return { call, settings, read, asked };
};

test('Every page of reports is asked for, of the type that the account has', async () => {
  const { read, asked } = await openReports(HEAD);
  expect(await read()).toEqual([]);
  await read('SANDBOX-1');
  expect(asked).toMatchObject([
    { reportTypes: '_GET_FLAT_FILE_OFFAMAZONPAYMENTS_SETTLEMENT_DATA_', createdSince: '20261127T100000Z' },
    { nextToken: 'next' },
    { reportTypes: '_GET_FLAT_FILE_OFFAMAZONPAYMENTS_SANDBOX_SETTLEMENT_DATA_' },
    { nextToken: 'next' },
  ]);
});

test('A chargeback whose row names no dispute says only that its charge is disputed', async () => {
  const { read } = await openReports(`${HEAD}\nS01-1-1-C1,Chargeback,S01-1-1,USD,-761.04\n`);
  const [first] = await read();
  expect(first).toMatchObject({
    kind: 'dispute',
    payment: 'S01-1-1-C1',
    amount: { amount: 76_104, currency: 'USD' },
    disputed: 'open',
  });
});

test('A chargeback under an id that Amazon does not know says only that its charge permission is disputed', async () => {
  const { read } = await openReports(`${HEAD}\nS01-1-1-B1,Chargeback,S01-1-1,USD,-761.04\n`);
  expect(await read()).toMatchObject([
    { kind: 'dispute', reference: 'S01-1-1-B1', payment: 'S01-1-1', disputed: 'open' },
  ]);
});

test('A chargeback that names no dispute and was paid to another shop of the account is none of ours', async () => {
  const rows = ['S01-9-9-C1,Chargeback,S01-9-9,USD,-10.00', 'S01-1-1-C1,Chargeback,S01-1-1,USD,-1.00'];
  const { read } = await openReports([HEAD, ...rows, 'S01-9-9-B1,Chargeback,S01-9-9,USD,-1.00'].join('\n'));
  expect(new Set((await read()).map(({ payment }) => payment))).toEqual(new Set(['S01-1-1-C1']));
});

test('Amazon is asked about no number that is none of its own', async () => {
  const { call, settings } = await openReports(HEAD);
  const known = [{ reference: 'S01-1-1-C1', refunds: [], disputes: ['CB/17', 'S01-1-1-B1'] }];
  const paths: string[] = [];
  const asking: AmazonClient = (request) => {
    paths.push(request.path);
    return call(request);
  };
  expect(await listAmazonDisputes(asking, settings, { since: null, known })).toEqual([]);
  expect(paths).toEqual(['disputes/S01-1-1-B1']);
});

test('A chargeback of another shop of the account, in a currency that we do not sell in, stands in the way of none', async () => {
  const rows = ['S01-2-2-C1,Chargeback,S01-2-2,EUR,-10.00', 'S01-2-2-B1,Chargeback,S01-2-2,EUR,-10.00'];
  const { read } = await openReports([HEAD, ...rows, 'S01-1-1-C1,Chargeback,S01-1-1,USD,-1.00'].join('\n'));
  expect(new Set((await read()).map(({ payment }) => payment))).toEqual(new Set(['S01-1-1-C1']));
});

test('An amount that cannot be read makes the report one that cannot be read', async () => {
  const { read } = await openReports(`${HEAD}\nS01-1-1-C1,Chargeback,S01-1-1,USD,"-1,234.56"\n`);
  await expect(read()).rejects.toThrow(ProviderUnavailable);
});

test('A report of a merchant who sells much is read whole', { timeout: 30_000 }, async () => {
  const { read } = await openReports(`${HEAD}\n${'C,Capture,,USD,1\n'.repeat(130_000)}`);
  expect(await read()).toEqual([]);
});

test('A report is fetched from nowhere but Amazon’s storage, and read only as it is described', async () => {
  const elsewhere = await openReports(HEAD);
  await expect(elsewhere.read('LIVE-1', null)).rejects.toThrow(ProviderUnavailable);
  const packed = await openReports(HEAD, { compressionAlgorithm: 'GZIP' });
  await expect(packed.read()).rejects.toThrow(ProviderUnavailable);
  const strange = await openReports('<html></html>');
  await expect(strange.read()).rejects.toThrow(ProviderUnavailable);
});
