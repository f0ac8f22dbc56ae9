import { createServer } from 'node:http';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import type { PaymentProvider } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { affirmProvider } from './affirm-provider.ts';

const REFERENCE = 'A1B2C3D4E5F6G7H8';
const LOAN = { id: REFERENCE, order_id: 'order-1/1', status: 'captured', amount: 76_104, currency: 'CAD' };

interface Answers {
  /** The status and the body of every answer to the keys of the United States. */
  readonly american: readonly [number, string];
  /** Whether the keys of Canada know the loan; else it is unknown to them. */
  readonly isCanadian: boolean;
}

/** A store with keys in both countries, and the countries that it asked, in turn. */
const whereAccountsAnswer = async (
  { american: [status, body], isCanadian }: Answers,
  run: (provider: PaymentProvider, asked: readonly unknown[]) => Promise<void>,
): Promise<void> => {
  const asked: unknown[] = [];
  const affirm = createServer(({ headers }, response) => {
    asked.push(headers['country-code']);
    const [code, text] =
      headers['country-code'] === 'USA'
        ? [status, body]
        : isCanadian
          ? [200, JSON.stringify(LOAN)]
          : [404, JSON.stringify({ code: 'not_found', message: '' })];
    response.writeHead(code, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((done) => affirm.listen(0, '127.0.0.1', done));
  const address = affirm.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens nowhere');
  const apiUrl = `http://127.0.0.1:${address.port}`;
  const keys = { publicKey: 'public_us', privateKey: 'private_us' };
  const canada = { publicKey: 'public_ca', privateKey: 'private_ca' };
  try {
    await run(affirmProvider({ ...keys, canada, id: 'affirm', apiUrl, timeoutMs: 2_000 }), asked);
  } finally {
    affirm.close();
  }
};

const refusal = JSON.stringify({ code: 'refused', message: 'No.' });

test.each([
  [400, refusal],
  [401, ''],
  [403, '<html>'],
  [404, refusal],
  [422, refusal],
])('a loan in Canada is found and compared whatever refusal the other keys get: %i', (...american) =>
  whereAccountsAnswer({ american, isCanadian: true }, async (provider) => {
    expect(await provider.find(REFERENCE)).toMatchObject({
      state: 'succeeded',
      amount: money(76_104, 'CAD'),
    });
    const known = [{ reference: REFERENCE, refunds: [] }];
    const entries = await provider.listEntries?.({ since: null, known });
    expect(entries).toMatchObject([{ kind: 'charge', reference: REFERENCE }]);
  }),
);

test.each([[500], [408], [429]])(
  'no other account is asked after an answer that tells of trouble: %i',
  (status) =>
    whereAccountsAnswer({ american: [status, refusal], isCanadian: true }, async (provider, asked) => {
      await expect(provider.find(REFERENCE)).rejects.toThrow(ProviderUnavailable);
      expect(new Set(asked)).toEqual(new Set(['USA']));
    }),
);

test('a loan that one account refuses to tell of and the other does not know is in doubt, not unknown', () =>
  whereAccountsAnswer({ american: [401, ''], isCanadian: false }, async (provider) => {
    await expect(provider.find(REFERENCE)).rejects.toThrow(ProviderUnavailable);
  }));

test('a loan that neither account knows is unknown', () =>
  whereAccountsAnswer({ american: [404, refusal], isCanadian: false }, async (provider) => {
    expect(await provider.find(REFERENCE)).toBeNull();
  }));
