import type { AccountMethods, PaymentAccount } from '@counterpane/providers/payment/integration';
import { expect, test, vi } from 'vitest';
import { watchMethods } from './watch-methods.ts';

/** An account that gives these answers, one after the other, and then none. */
const accountOf = (answers: (boolean | Error)[]): PaymentAccount & { readonly asked: () => number } => {
  let asked = 0;
  let known: readonly string[] = ['card'];
  const methods: AccountMethods = {
    has: (methodId) => known.includes(methodId),
    asked: [
      {
        account: 'pk_test_1',
        known: () => known,
        recall: (before) => {
          known = before;
        },
        refresh: async () => {
          asked += 1;
          const answer = answers.shift() ?? false;
          if (answer instanceof Error) throw answer;
          known = ['card', 'link'];
          return answer;
        },
      },
    ],
  };
  return {
    name: 'stripe',
    methodIds: [],
    contentSources: { script: [], frame: [], connect: [], form: [], image: [] },
    productSources: null,
    browser: () => null,
    methods,
    create: () => {
      throw new Error('nothing is paid here');
    },
    asked: () => asked,
  };
};

/** What the store keeps of accounts. */
const memory = (known = new Map<string, readonly string[]>()) => ({
  find: async (account: string) => known.get(account) ?? null,
  save: async (account: string, methods: readonly string[]) => {
    known.set(account, methods);
  },
});

const start = async (account: PaymentAccount, known = memory()) => {
  const onChange = vi.fn();
  const error = vi.fn();
  const logger = { error };
  const watch = await watchMethods({
    accounts: [account],
    known,
    logger,
    onChange,
    everyMs: 60_000,
    retryMs: 5,
  });
  return { watch, onChange, error };
};

test('an account is asked before the store opens, and pages are drawn anew when it has something else', async () => {
  const account = accountOf([true]);
  const { watch, onChange } = await start(account);
  expect([account.asked(), onChange.mock.calls.length]).toEqual([1, 1]);
  watch.stop();
});

test('an account that cannot be asked keeps no store closed, and is asked again', async () => {
  const account = accountOf([new Error('no answer'), true]);
  const { watch, onChange, error } = await start(account);
  expect([account.asked(), onChange.mock.calls.length, error.mock.calls.length]).toEqual([1, 0, 1]);
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(account.asked()).toBe(2);
  watch.stop();
});

test('an account that cannot be asked at the start of a store has what it had before the store stopped', async () => {
  const known = memory();
  const first = await start(accountOf([true]), known);
  first.watch.stop();
  const again = accountOf([new Error('no answer')]);
  const { watch } = await start(again, known);
  watch.stop();
  expect(again.methods?.has('link', 'USD')).toBe(true);
});

test('nobody is asked any more when the store has stopped', async () => {
  const account = accountOf([new Error('no answer')]);
  const { watch } = await start(account);
  watch.stop();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(account.asked()).toBe(1);
});
