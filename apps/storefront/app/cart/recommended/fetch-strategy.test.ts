import { expect, it, vi } from 'vitest';
import { fetchStrategy } from './fetch-strategy.ts';

const strategyWhen = async (answers: () => Promise<unknown>, headers = new Headers()) => {
  const report = vi.fn();
  const flags = vi.fn(answers);
  const strategy = await fetchStrategy({ flags } as never, headers, report);
  return { strategy, flags, report };
};

const decided = (...strategies: readonly object[]) => ({
  ok: true,
  result: [{ DY_STRATEGIES: strategies }, { DY_STRATEGIES: [{ url: '/checkout/cart', strategyID: 9 }] }],
});

it('the first item of the flags decides for the address of the cart [K7.52]', async () => {
  const { strategy, flags } = await strategyWhen(
    async () => decided({ url: '/', strategyID: 101 }, { url: '/checkout/cart', strategyID: 103 }),
    new Headers({ 'sec-ch-ua-mobile': '?1' }),
  );
  expect(strategy).toBe('103');
  expect(flags).toHaveBeenCalledExactlyOnceWith({
    ...{ experiments: ['cart-recommendations'], pathname: '/checkout/cart', isMobile: true },
  });
});

it('the default stands where nothing is decided', async () => {
  for (const answer of [decided(), { ok: true, result: [] }]) {
    const { strategy, report } = await strategyWhen(async () => answer);
    expect(strategy).toBe('bought-together');
    expect(report).not.toHaveBeenCalled();
  }
});

it('a call that fails leaves the default strategy, and operators hear of it [K8.05]', async () => {
  for (const answers of [
    async () => ({ ok: false, status: 500, error: { error: 'Internal Server Error' } }),
    () => Promise.reject(new Error('no connection')),
  ]) {
    const { strategy, report } = await strategyWhen(answers);
    expect(strategy).toBe('bought-together');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'flags_error' }));
  }
});
