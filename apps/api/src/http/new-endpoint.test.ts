import { endpoint, type InputOf, type ResultOf } from '@counterpane/contract/endpoint';
import { endpointCall } from '@counterpane/contract/endpoint-call';
import { messageOrTextSchema, okSchema } from '@counterpane/contract/envelope';
import { LIMITS } from '@counterpane/contract/limits';
import { message } from '@counterpane/messages/message';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { buildApi } from '../app.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { failed, ok, refused } from './answers.ts';
import { type AnswerOf, route } from './route.ts';

/** An endpoint that is nowhere but here: its row, and below its handler. */
const wrapGift = endpoint({
  at: 'POST /gifts/:id/wrapping',
  summary: 'Wraps a gift',
  who: 'anyone',
  params: z.object({ id: z.string().max(10) }),
  query: z.object({ ribbon: z.enum(['red', 'blue']).optional() }),
  body: z.object({ layers: z.int().min(1) }),
  answer: okSchema(z.object({ wrapped: z.string(), note: messageOrTextSchema() })),
  refusals: ['cart_empty', 'not_found'],
  limit: 'sendContactMessage',
  example: { body: { layers: 2 } },
});

let store: TestStore;
let api: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  api = buildApi({ ...store.deps, countsLoopback: true });
  api.register(
    async (under) =>
      route(under, wrapGift, async ({ params: { id }, query: { ribbon }, body: { layers } }) => {
        if (id === 'none') return refused({ code: 'cart_empty' });
        if (id === 'lost') return failed('not_found', message('There is nothing at this address'));
        return ok({
          wrapped: `${id} ${layers} ${ribbon ?? 'bare'}`,
          note: message('{title} is out of stock', { title: id }),
        });
      }),
    { prefix: '/api' },
  );
  await api.ready();
});
afterAll(async () => {
  await api.close();
  await store.close();
});

const fetchFrom =
  (remoteAddress: string) =>
  async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { statusCode, headers, body } = await api.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { host: 'halcyon.localhost', ...Object.fromEntries(new Headers(init.headers)) },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    return new Response(body, {
      status: statusCode,
      headers: { 'retry-after': String(headers['retry-after']) },
    });
  };

test('An endpoint that is one row is called by the client that follows from it', async () => {
  const asked = { params: { id: 'vase' }, query: { ribbon: 'red' }, body: { layers: 2 } } as const;
  expect(await endpointCall(fetchFrom('198.51.100.7'), wrapGift)(asked)).toEqual({
    ok: true,
    result: { wrapped: 'vase 2 red', note: 'vase is out of stock' },
  });
});

test('An endpoint refuses as its row says, with the status of the code', async () => {
  const fetchApi = fetchFrom('198.51.100.8');
  const asked = { params: { id: 'none' }, body: { layers: 1 } };
  expect(await endpointCall(fetchApi, wrapGift)(asked)).toMatchObject({
    ok: false,
    status: 422,
    error: { code: 'cart_empty' },
  });
  expect(await endpointCall(fetchApi, wrapGift)({ ...asked, params: { id: 'lost' } })).toMatchObject({
    status: 404,
    error: { error: 'There is nothing at this address' },
  });
  expect(await endpointCall(fetchApi, wrapGift)({ ...asked, body: { layers: 0 } })).toMatchObject({
    status: 400,
    error: { code: 'invalid_request' },
  });
});

test('An endpoint counts against the limit of its row before its handler is asked', async () => {
  const fetchApi = fetchFrom('198.51.100.9');
  const most = LIMITS.sendContactMessage.find(({ by }) => by === 'address')?.calls ?? 0;
  const call = () => endpointCall(fetchApi, wrapGift)({ params: { id: 'vase' }, body: { layers: 1 } });
  for (let calls = 0; calls < most; calls += 1) expect((await call()).ok).toBe(true);
  expect(await call()).toMatchObject({ ok: false, status: 429, error: { code: 'too_many_requests' } });
});

test('An endpoint is in the OpenAPI document with what its row says', () => {
  const operation = api.swagger().paths?.['/api/gifts/{id}/wrapping']?.post;
  expect(operation).toMatchObject({
    summary: 'Wraps a gift',
    description: expect.stringContaining('Who may call: anyone.'),
    responses: {
      404: { description: 'not_found' },
      422: { description: 'cart_empty, idempotency_key_reused' },
    },
  });
  expect(JSON.stringify(operation)).toContain('{"layers":2}');
});

test('What a handler answers, and what a call sends, is what the row says: else it does not compile', () => {
  const note = message('Cart Empty');
  const right = ok({ wrapped: 'vase', note });
  const named = refused({ code: 'cart_empty' });
  expectTypeOf(right).toExtend<AnswerOf<typeof wrapGift>>();
  expectTypeOf(named).toExtend<AnswerOf<typeof wrapGift>>();
  expectTypeOf(ok({ wrapped: 'vase', note: 'Empty' })).toExtend<AnswerOf<typeof wrapGift>>();
  expectTypeOf(ok({ wrapped: note, note })).not.toExtend<AnswerOf<typeof wrapGift>>();
  expectTypeOf<ResultOf<typeof wrapGift>['note']>().toEqualTypeOf<string>();
  expectTypeOf(ok({ unwrapped: true })).not.toExtend<AnswerOf<typeof wrapGift>>();
  expectTypeOf(refused({ code: 'cart_full', maximum: 1 })).not.toExtend<AnswerOf<typeof wrapGift>>();
  expectTypeOf<InputOf<typeof wrapGift>['body']>().toEqualTypeOf<{ readonly layers: number }>();
  expect([right.status, named.status]).toEqual([200, 422]);
});
