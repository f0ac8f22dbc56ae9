import { expect, test } from 'vitest';
import { useSmallRouter } from '../testing/small-router.ts';

const router = useSmallRouter();
const { get } = router;

test('the store is alive, and ready when its database answers', async () => {
  expect((await get('/health/live')).status).toBe(200);
  expect(await get('/health/ready')).toMatchObject({
    status: 200,
    body: '{"status":"ok","checks":{"database":"ok"}}',
  });
});

test('a store whose database is gone says so, in words', async () => {
  router.databaseAnswers = () =>
    Promise.reject(Object.assign(new Error('password of ada'), { code: 'ECONNREFUSED' }));
  const { status, body } = await get('/health/ready');
  expect(status).toBe(503);
  expect(JSON.parse(body)).toEqual({ status: 'unavailable', checks: { database: 'failed: ECONNREFUSED' } });
});

test('a store that is stopping is alive and takes no new shoppers', async () => {
  router.isStopping = true;
  expect((await get('/health/live')).status).toBe(200);
  expect(await get('/health/ready')).toMatchObject({ status: 503, body: '{"status":"stopping"}' });
});

test('measurements name the route and the brand', async () => {
  await get('/api/orders/0123456789abcdef01234567');
  const { body } = await get('/metrics');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{route="\/api\/orders\/:id",brand="halcyon",status="200"\} 1/,
  );
  expect(body).toMatch(/page_cache_requests_total\{outcome="hit"\} 0/);
});

test('Measurements of a demo are not for those who come through a proxy, whatever it says of them', async () => {
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'])
    expect([name, (await get('/metrics', { [name]: '203.0.113.1' })).status]).toEqual([name, 404]);
});

test('A store that takes real money shows its measurements to nobody without a token', async () => {
  await router.reopenAs({ isDemo: false, metricsToken: null });
  expect((await get('/metrics')).status).toBe(404);
  expect((await get('/metrics', { authorization: 'Bearer null' })).status).toBe(404);
});

const TOKEN = 'a-token-of-an-operator';

test('Measurements are for who has the token, and any other token is 404, of the right length or with odd letters', async () => {
  await router.reopenAs({ isDemo: false, metricsToken: TOKEN });
  const forwarded = { 'x-forwarded-for': '203.0.113.1' };
  expect((await get('/metrics', { authorization: `Bearer ${TOKEN}`, ...forwarded })).status).toBe(200);
  for (const wrong of [TOKEN.replace('a', 'b'), 'é'.repeat(TOKEN.length), 'ÿ', '', `${TOKEN} `.repeat(50)])
    expect([wrong, (await get('/metrics', { authorization: `Bearer ${wrong}` })).status]).toEqual([
      wrong,
      404,
    ]);
  expect((await get('/metrics')).status).toBe(404);
  expect(router.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('What a store cannot reach is said to its operator, and to others only that it is not ready', async () => {
  await router.reopenAs({ isDemo: false, metricsToken: TOKEN });
  router.databaseAnswers = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  expect(await get('/health/ready')).toMatchObject({ status: 503, body: '{"status":"unavailable"}' });
  const { body } = await get('/health/ready', { authorization: `Bearer ${TOKEN}` });
  expect(body).toContain('failed: ECONNREFUSED');
  router.databaseAnswers = async () => undefined;
  expect(await get('/health/ready')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
});

test('An operator reads how many unpaid orders hold how many units, and how old the oldest is', async () => {
  const { body } = await get('/metrics');
  for (const [what, value] of [
    ['orders', 3],
    ['units', 7],
    ['oldest_seconds', 60],
  ])
    expect(body).toContain(`unpaid_reservations{what="${what}"} ${value}\n`);
});

test('the log has a line per request and nothing about a person in it', async () => {
  await get('/api/orders/0123456789abcdef01234567?email=ada@example.com', { cookie: 'visitor=secret' });
  await expect.poll(() => router.lines.length).toBe(1);
  expect(router.lines[0]).toMatchObject({
    route: '/api/orders/:id',
    path: '/api/orders/:id',
    brand: 'halcyon',
    status: 200,
    method: 'GET',
  });
  expect(JSON.stringify(router.lines)).not.toMatch(/ada|secret|0123456789abcdef/);
});

test('a page with a bug answers 500, and the operator hears of it', async () => {
  expect((await get('/checkout/bug')).status).toBe(500);
  expect(JSON.stringify(router.lines)).toContain('a page with a bug');
});
