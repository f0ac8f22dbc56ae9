import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { useSmallRouter } from '../testing/small-router.ts';

const router = useSmallRouter();
const { ask, get } = router;

const BROWSER = { accept: 'text/html,*/*;q=0.8' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('a header that has one value and comes twice is refused, and is no fault of ours', async () => {
  const text = 'text/plain';
  const form = 'application/x-www-form-urlencoded';
  for (const type of [
    [form, text],
    [text, form],
    [form, form],
  ])
    expect((await ask('POST', '/checkout/form', { 'content-type': type }, 'a=1')).status).toBe(400);
  for (const name of ['origin', 'sec-fetch-site'])
    expect([name, (await get('/checkout/billing', { [name]: ['halcyon.test', 'x'] })).status]).toEqual([
      name,
      400,
    ]);
  expect(router.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a method that a page does not take is 405 with those it takes, in the look of the shop for browsers', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])
    for (const path of ['/leaflet', '/fr/leaflet', '/leaflet.data']) {
      const { status, headers } = await ask(method, path, { ...BROWSER, origin: 'http://halcyon.test' });
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, 'GET, HEAD']);
      expect(headers['content-type']).toContain('text/html');
    }
  expect(await ask('DELETE', '/checkout/form')).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, POST', 'content-type': 'text/plain; charset=utf-8' },
  });
  expect(JSON.stringify(router.lines)).not.toContain('failed');
});

test('a method that an asset or a page of the operator does not take is 405', async () => {
  for (const path of ['/assets/app-abc.js', '/health/live', '/health/ready', '/metrics'])
    for (const method of ['POST', 'OPTIONS', 'TRACE'])
      expect([path, await ask(method, path)]).toMatchObject([
        path,
        { status: 405, headers: { allow: 'GET, HEAD' } },
      ]);
});

test('a form reaches its page as it was sent, and one without a field too', async () => {
  const sent = await ask('POST', '/checkout/form', FORM, 'a=1&b=%C3%A9');
  expect(sent.headers.location).toBe('/sent?a=1&b=%C3%A9');
  expect((await ask('POST', '/checkout/form')).headers.location).toBe('/sent');
});

test('a field of 5 MB in the form of any page is 413, and so is a form of 65 KB', async () => {
  for (const bytes of [5_000_000, 65_537])
    expect((await ask('POST', '/checkout/form', { ...FORM, ...BROWSER }, 'a'.repeat(bytes))).status).toBe(
      413,
    );
  expect((await ask('POST', '/checkout/form', FORM, 'a'.repeat(65_536))).status).toBe(302);
});

test('a form of another type is 415, and one that does not parse or has 501 fields is 400', async () => {
  for (const type of ['text/plain', 'application/json', 'nonsense'])
    expect((await ask('POST', '/checkout/form', { ...BROWSER, 'content-type': type }, 'a=b')).status).toBe(
      415,
    );
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x'])
    expect((await ask('POST', '/checkout/form', { 'content-type': type }, '--y\r\nnonsense')).status).toBe(
      400,
    );
  expect((await ask('POST', '/checkout/form', FORM, 'a&'.repeat(501))).status).toBe(400);
});

test('the body of a request that only reads is ignored, and its connection ends', async () => {
  for (const path of ['/leaflet', '/mattress', '/api/hello'])
    expect(await ask('GET', path, { 'content-length': '3' }, 'abc')).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
    });
});

test('an API body that says it is above 256 KB is refused with 413 before it is read', async () => {
  const { status, body } = await ask(
    'POST',
    '/api/cart',
    { 'content-type': 'application/json' },
    'a'.repeat(300_000),
  );
  expect([status, JSON.parse(body).code]).toEqual([413, 'too_large']);
});

test('a form that another site has sent is refused with 403 before it is read, and is no fault of ours', async () => {
  for (const origin of ['http://evil.example', 'null', 'nonsense'])
    expect(
      (await ask('POST', '/checkout/form', { ...FORM, origin, 'sec-fetch-site': 'same-origin' }, 'a=1'))
        .status,
    ).toBe(403);
  expect(
    (await ask('POST', '/checkout/form', { ...FORM, 'sec-fetch-site': 'cross-site' }, 'a=1')).status,
  ).toBe(403);
  expect(JSON.stringify(router.lines)).not.toContain('A page failed');
});

/** Writes to a connection of its own and ends it as soon as the request is there, without waiting for an answer. */
const leaveAfter = async (text: string): Promise<void> => {
  const { port } = router.server.address() as AddressInfo;
  router.clientLeft = once(router.server, 'request').then(([req]) => {
    socket.destroy();
    return new Promise((resolve) => req.socket.once('close', resolve));
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  await router.clientLeft;
};

const HEAD_OF_FORM = 'Host: halcyon.test\r\nContent-Type: application/x-www-form-urlencoded\r\n';

test('what a client has sent before it leaves is done for its own address, and is no fault of ours', async () => {
  await leaveAfter(`POST /checkout/wait HTTP/1.1\r\n${HEAD_OF_FORM}Content-Length: 3\r\n\r\na=b`);
  await expect.poll(() => router.takenFor).toEqual(['127.0.0.1']);
  await expect.poll(() => router.lines.map(({ status }) => status)).toEqual([499]);
  expect(router.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('what a client has sent half before it leaves is not done, and is no fault of ours', async () => {
  for (const path of ['/checkout/wait', '/api/cart'])
    await leaveAfter(`POST ${path} HTTP/1.1\r\n${HEAD_OF_FORM}Content-Length: 300\r\n\r\na=b`);
  await expect.poll(() => router.lines.length).toBe(2);
  expect(router.takenFor).toEqual([]);
  expect(router.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('one network may have 120 pages rendered at once and is told to wait then; others and kept pages are served', async () => {
  const from = (address: string, path: string) => get(path, { 'x-forwarded-for': address });
  await get('/mattress');
  const statuses = [];
  for (let index = 0; index < 122; index++)
    statuses.push((await from(`2001:db8:0:7::${index.toString(16)}`, `/mattress?size=${index}x`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const { status, headers } = await from('2001:db8:0:7::1', '/checkout/billing');
  expect([status, headers['retry-after']]).toEqual([429, '5']);
  expect((await from('2001:db8:0:7::1', '/mattress')).status).toBe(200);
  expect((await from('2001:db8:0:8::1', '/checkout/billing')).status).toBe(200);
});

test('forms that were held back to come to their end together are rendered 32 at once, and the others wait', async () => {
  let goOn: () => void = () => undefined;
  router.clientLeft = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { port } = router.server.address() as AddressInfo;
  let held = 0;
  router.server.on('request', () => void held++);
  const forms = Array.from({ length: 40 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /checkout/wait HTTP/1.1\r\n${HEAD_OF_FORM}X-Forwarded-For: 203.0.113.9\r\nContent-Length: 3\r\n\r\na=`,
    );
    return { socket, status: once(socket, 'data').then(([data]) => String(data).split(' ')[1]) };
  });
  await expect.poll(() => held).toBe(40);
  for (const { socket } of forms) socket.write('b');
  const refused = async () => (await Promise.all(forms.slice(32).map(({ status }) => status))).toString();
  expect(await refused()).toBe(Array(8).fill('429').toString());
  goOn();
  expect(await forms[0]?.status).toBe('200');
  for (const { socket } of forms) socket.destroy();
});
