import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedInOnce } from '../../testing/staff-browser.ts';
import { openTestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { turnsOnSecondFactor } from '../testing/authenticator.ts';

const store = useTestStore(() => openTestStore(undefined, undefined, { requiresSecondFactor: true }));

interface Operation {
  readonly method: string;
  readonly path: string;
}

/** What a member of staff is asked for before anything else: they must be able to do it. */
const isOfAccount = ({ path }: Operation): boolean => /^\/api\/staff\/(session|account)(\/|$)/.test(path);

/** Every route that asks who is signed in, as the API itself lists its routes. */
const staffOperations = async (): Promise<Operation[]> => {
  const { paths } = (await store.api.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths)
    .filter(([path]) => /^\/api\/(staff|cache|remote)|refunds(\/preview)?$/.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method, path })))
    .filter((operation) => !isOfAccount(operation));
};

const BODIES: Readonly<Record<string, object>> = {
  '/api/staff/orders/search': { q: 'ada@' },
  '/api/staff/carts': { code: 'AAAA-AAAA' },
  '/api/orders/{id}/refunds/preview': { lines: [{ itemIdentifier: 'none', quantity: 1 }] },
  '/api/orders/{id}/refunds': { amount: 100, reason: 'Too soft' },
  '/api/staff/orders/{id}/decision': { decision: 'cancel', reason: 'Too late' },
  '/api/staff/orders/{id}/disputes': {
    ...{ reference: 'D-1', reason: 'fraudulent', stage: 'opened' },
    ...{ amount: 100, withdrawn: 100, dueBy: null },
  },
  '/api/staff/orders/{id}/shipments/{shipmentId}': { to: 'ready' },
  '/api/staff/orders/{id}/shipments/{shipmentId}/decision': { to: 'resent' },
  '/api/staff/orders/{id}/shipments/{shipmentId}/label': { parcels: 1 },
  '/api/staff/orders/{id}/returns/{returnId}': { to: 'approved' },
  '/api/staff/orders/{id}/claims/{claimId}': { to: 'refused', told: 'No' },
  '/api/staff/orders/{id}/reviews/{reviewId}': { to: 'publish' },
  '/api/staff/orders/{id}/reviews/{reviewId}/answer': { text: 'Thank you' },
  '/api/staff/questions/{questionId}': { to: 'refuse' },
  '/api/staff/orders/{id}/returns/{returnId}/receipt': {
    lines: [{ itemIdentifier: 'none', quantity: 1, restocked: 0 }],
  },
};

/** What every route answers to a member of staff. */
const answersTo = async ({ cookie }: StaffBrowser): Promise<string[]> => {
  const operations = await staffOperations();
  expect(operations.length).toBeGreaterThan(10);
  const answers = [];
  for (const { method, path } of operations) {
    const body = BODIES[path];
    const answer = await store.api.inject({
      method: method.toUpperCase() as NonNullable<InjectOptions['method']>,
      url: path.replaceAll(/\{\w+\}/g, 'a'.repeat(24)),
      headers: { cookie },
      ...(body ? { payload: body } : {}),
    });
    answers.push(`${method} ${path} ${answer.statusCode} ${answer.json().code}`);
  }
  return answers;
};

it('A member of staff without a second factor does nothing but set it up: every route of staff refuses', async () => {
  const manager = await signedInOnce(store, 'Maya', 'manager');
  const agent = await signedInOnce(store, 'Ines', 'agent');
  for (const browser of [manager, agent]) {
    expect(result(await browser.session.member()).required).toBe('second_factor');
    const answers = await answersTo(browser);
    expect(answers.filter((answer) => !answer.endsWith(' 403 second_factor_required'))).toEqual([]);
  }
});

it('Staff can do everything once their second factor is on', async () => {
  const manager = await signedInOnce(store, 'Noor', 'manager');
  const agent = await signedInOnce(store, 'Zoe', 'agent');
  for (const browser of [manager, agent]) {
    await turnsOnSecondFactor(store, browser);
    expect(result(await browser.session.member()).required).toBe(null);
    expect((await browser.fetch('/api/staff/orders')).status).toBe(200);
  }
});
