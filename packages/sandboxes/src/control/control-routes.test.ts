import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Faults } from '../faults/faults.ts';
import { registerControlRoutes } from './control-routes.ts';

const buildControl = () => {
  const pulled: unknown[] = [];
  const faults = new Faults();
  const app = Fastify();
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const webhooks = {
    behave: (manner: object) => void pulled.push(manner),
    release: (order?: string) => pulled.push(order),
  };
  registerControlRoutes(app, { faults, apiPath: '/v1/', webhooks, ledger: () => [] });
  const pull = (lever: string, payload: object | string) =>
    app.inject({
      method: 'POST',
      url: `/_sandbox/${lever}`,
      payload,
      ...(typeof payload === 'string' && { headers: { 'content-type': 'text/plain' } }),
    });
  return { app, faults, pulled, pull };
};

test('a fault meets the next call of the provider’s API unless told otherwise', async () => {
  const { faults, pull } = buildControl();
  expect((await pull('faults', { kind: 'slow' })).json()).toEqual({ planned: 'slow' });
  expect(faults.takeFor('/pages/1')).toBeNull();
  expect(faults.takeFor('/v1/charges')).toEqual({ kind: 'slow', path: '/v1/', ms: 1_000 });
  expect(faults.takeFor('/v1/charges')).toBeNull();
});

test('a fault that there is not is refused with those that there are', async () => {
  const answer = await buildControl().pull('faults', { kind: 'flood' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: 'kind is one of error500, hang, drop-after-effect, slow, html',
  });
});

test('planned faults are forgotten', async () => {
  const { app, faults, pull } = buildControl();
  await pull('faults', { kind: 'hang', times: 3 });
  await app.inject({ method: 'DELETE', url: '/_sandbox/faults' });
  expect(faults.takeFor('/v1/charges')).toBeNull();
});

test('a lever is understood whether its words came as JSON, as text or not at all', async () => {
  const { pulled, pull } = buildControl();
  await pull('webhooks', { hold: true });
  await pull('webhooks/release', JSON.stringify({ reverse: true }));
  await pull('webhooks/release', '');
  expect(pulled).toEqual([{ hold: true }, 'reversed', 'as happened']);
});
