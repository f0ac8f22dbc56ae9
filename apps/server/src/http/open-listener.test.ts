import { expect, test } from 'vitest';
import { openListener } from './open-listener.ts';
import { baseHeaders } from './security-headers.ts';

test('a store that is still starting is alive and not ready, then it opens', async () => {
  const listener = await openListener({ port: 0, host: null }, baseHeaders(false));
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${listener.port}${path}`)).status;
  expect(await statusOf('/health/live')).toBe(200);
  expect(await statusOf('/health/ready')).toBe(503);
  expect(await statusOf('/')).toBe(503);
  const { headers } = await fetch(`http://127.0.0.1:${listener.port}/`);
  for (const [name, value] of baseHeaders(false)) expect([name, headers.get(name)]).toEqual([name, value]);
  listener.open((_req, res) => res.end('open'));
  expect(await statusOf('/')).toBe(200);
  await listener.stop(1000);
});
