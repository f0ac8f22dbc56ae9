import pino from 'pino';
import { expect, it } from 'vitest';
import { buildApi } from '../app.ts';
import { openTestStore } from '../testing/test-store.ts';

it('A proxy that is not trusted is told of in the log, once', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const store = await openTestStore();
  const warnings = async (trustedProxies: number, headers: Record<string, string>) => {
    lines.length = 0;
    const api = buildApi({ ...store.deps, logger, trustedProxies });
    for (let count = 0; count < 3; count += 1)
      await api.inject({ url: '/api/carts/my', headers: { host: 'halcyon.localhost', ...headers } });
    await api.close();
    return lines.filter((line) => line.includes('TRUST_PROXY')).length;
  };
  const proxied = { 'x-forwarded-for': '203.0.113.1' };
  expect([await warnings(0, proxied), await warnings(1, proxied), await warnings(0, {})]).toEqual([1, 0, 0]);
  await store.close();
});
