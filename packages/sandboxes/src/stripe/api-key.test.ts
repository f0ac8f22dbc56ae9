import { afterAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY, SECRET_KEY, WEBHOOK_SECRET } from './sandbox-under-test.ts';
import { buildStripeSandbox } from './stripe-sandbox.ts';

const app = buildStripeSandbox({
  secretKey: SECRET_KEY,
  publishableKey: PUBLISHABLE_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
afterAll(() => app.close());

const ask = (headers: Record<string, string>, payload = 'amount=5000&currency=usd') =>
  app.inject({
    method: 'POST',
    url: '/v1/payment_intents',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

describe('a request to the API', () => {
  it('is refused without a key', async () => {
    const answer = await ask({});
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error.message).toMatch(/^You did not provide an API key/);
  });

  it('is refused with a wrong key, which is not repeated in full', async () => {
    const answer = await ask({ authorization: 'Bearer sk_test_wrongwrongwrong' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error.message).toMatch(/^Invalid API Key provided: sk_test_\*+rong$/);
  });

  it('is refused with the key that every browser knows, where money moves', async () => {
    const answer = await ask({ authorization: `Bearer ${PUBLISHABLE_KEY}` });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error.code).toBe('secret_key_required');
  });

  it('carries an id of its own and the version that was asked for', async () => {
    const authorization = `Bearer ${SECRET_KEY}`;
    const answer = await ask({ authorization, 'stripe-version': '2026-10-28.endive' });
    expect(answer.headers['request-id']).toMatch(/^req_/);
    expect(answer.headers['stripe-version']).toBe('2026-10-28.endive');
    expect(answer.json()).toMatchObject({ object: 'payment_intent', status: 'requires_payment_method' });
  });

  it('names the parameter that is missing', async () => {
    const answer = await ask({ authorization: `Bearer ${SECRET_KEY}` }, 'currency=usd');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toEqual({
      type: 'invalid_request_error',
      code: 'parameter_missing',
      message: 'Missing required param: amount.',
      param: 'amount',
    });
  });

  it('is not found where the sandbox has nothing', async () => {
    const answer = await app.inject({ method: 'GET', url: '/v1/customers' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.message).toBe('Unrecognized request URL (GET: /v1/customers).');
  });

  it('is refused in the same shape when it is no form', async () => {
    const authorization = `Bearer ${SECRET_KEY}`;
    const answer = await ask({ authorization, 'content-type': 'text/xml' }, '<amount/>');
    expect(answer.statusCode).toBe(415);
    expect(answer.json().error.type).toBe('invalid_request_error');
  });

  it('may come from the page of any store', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/v1/tokens' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-headers']).toContain('authorization');
  });
});

describe('the browser script', () => {
  it('is served under the address of every release', async () => {
    const [oldest, newest] = [
      await app.inject({ method: 'GET', url: '/v3/' }),
      await app.inject({ method: 'GET', url: '/endive/stripe.js' }),
    ];
    expect(oldest.headers['content-type']).toMatch(/^text\/javascript/);
    expect(oldest.body).toContain('window.Stripe = Stripe');
    expect(newest.body).toBe(oldest.body);
  });
});
