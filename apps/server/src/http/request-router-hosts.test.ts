import { expect, test } from 'vitest';
import { useSmallRouter } from '../testing/small-router.ts';

const router = useSmallRouter();
const { ask, get } = router;

test('a host that is not the store’s is told so, whatever it asks for but its health', async () => {
  for (const path of ['/mattress', '/api/hello', '/assets/app-abc.js', '/robots.txt'])
    expect(await get(path, { host: 'evil.example' })).toMatchObject({
      status: 421,
      body: 'No store is at this address',
    });
  expect((await get('/health/live', { host: 'evil.example' })).status).toBe(200);
  expect((await get('/health/ready', { host: '10.0.0.7' })).status).toBe(200);
});

test('a host of ours with a port that there is none of is not served, whatever is asked for', async () => {
  for (const host of ['halcyon.test:99999', 'halcyon.test:65536', '[1.2.3.4]', '[fe80::1%eth0]', 'fe80::a'])
    for (const path of ['/mattress', '/checkout/billing', '/api/hello'])
      expect([host, path, (await get(path, { host })).status]).toEqual([host, path, 421]);
  expect(router.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a detour to pages of staff is refused at every host, before a page is looked for', async () => {
  for (const host of ['halcyon.test', 'staff.halcyon.test'])
    for (const path of ['/x/../staff/sign-in', '/./staff', '/fr/.%2e/staff', '/x\\..\\staff', '//x/staff'])
      for (const method of ['GET', 'POST'])
        expect([path, (await ask(method, path, { host })).status]).toEqual([path, 400]);
  expect(JSON.parse((await get('/api/x/../staff/session')).body)).toMatchObject({ code: 'invalid_request' });
});

test('staff and the shop answer each at their own host, assets at both', async () => {
  const staff = { host: 'staff.halcyon.test' };
  expect(await get('/api/hello', staff)).toMatchObject({ status: 404 });
  expect(await get('/mattress', staff)).toMatchObject({
    status: 404,
    body: 'There is nothing at this address',
  });
  expect((await get('/assets/app-abc.js', staff)).status).toBe(200);
  expect((await get('/staff', { host: 'halcyon.test' })).status).toBe(404);
  expect(JSON.parse((await get('/api/staff/session')).body)).toMatchObject({ code: 'not_found' });
  expect((await get('/api/hello')).status).toBe(200);
});

test('a request for another server is refused', async () => {
  expect((await get('http://other.example/')).status).toBe(400);
  expect((await get('//other.example/')).status).toBe(400);
});

test('what a proxy says of a host changes neither the shop nor the API', async () => {
  const claimed = {
    'x-forwarded-host': 'drift.halcyon.test',
    'x-forwarded-proto': 'https',
    forwarded: 'host=drift.halcyon.test',
  };
  expect(JSON.parse((await get('/api/hello', claimed)).body)).toMatchObject({ host: 'halcyon.test' });
  expect((await get('/checkout/billing', claimed)).body).not.toContain('drift');
  expect((await get('/checkout/headers', claimed)).body).not.toMatch(/drift|forwarded/);
});
