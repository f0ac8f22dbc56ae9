import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Caller, createFetchApi } from './api-dispatch.ts';

let api: FastifyInstance;
beforeEach(async () => {
  api = Fastify();
  api.get('/api/visitor', async ({ headers }) => ({ cookie: headers.cookie ?? null }));
  api.post('/api/visitor', async (_request, reply) =>
    reply.header('set-cookie', 'visitor=new; Path=/; HttpOnly').send({}),
  );
  await api.ready();
});
afterEach(() => api.close());

const fetchAs = (cookie: string | null) => {
  const caller: Caller = {
    host: 'localhost',
    requestId: 'r-1',
    address: '127.0.0.1',
    method: 'POST',
    headers: new Headers(cookie === null ? {} : { cookie }),
  };
  const answered = new Headers();
  return { fetchApi: createFetchApi(api, caller, answered), answered };
};

test('a visitor who is new is the same one in every later call of the page', async () => {
  const { fetchApi, answered } = fetchAs(null);
  await fetchApi('/api/visitor', { method: 'POST' });
  expect(await (await fetchApi('/api/visitor')).json()).toEqual({ cookie: 'visitor=new' });
  expect(answered.getSetCookie()).toEqual(['visitor=new; Path=/; HttpOnly']);
});

test('a cookie that was set takes the place of the one that came, and leaves the others', async () => {
  const { fetchApi } = fetchAs('size=queen; visitor=old');
  await fetchApi('/api/visitor', { method: 'POST' });
  expect(await (await fetchApi('/api/visitor')).json()).toEqual({ cookie: 'size=queen; visitor=new' });
});

test('a page without cookies sends none', async () => {
  expect(await (await fetchAs(null).fetchApi('/api/visitor')).json()).toEqual({ cookie: null });
});

test('a form tells the API which page it was sent from, and a page that is read does not', async () => {
  const api = Fastify();
  api.get('/api/page', async ({ headers }) => ({ referer: headers.referer ?? null }));
  const asked = async (method: string) => {
    const headers = new Headers({ referer: 'http://localhost/mattress' });
    const caller: Caller = { host: 'localhost', requestId: 'r-1', address: '127.0.0.1', method, headers };
    return (await createFetchApi(api, caller, new Headers())('/api/page')).json();
  };
  expect(await asked('POST')).toEqual({ referer: 'http://localhost/mattress' });
  expect(await asked('GET')).toEqual({ referer: null });
  await api.close();
});
