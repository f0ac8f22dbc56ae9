import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  APPLICATION_ID,
  BILLING_ADDRESS,
  fetchToken,
  type SandboxUnderTest,
  startUnderTest,
} from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const REQUEST = {
  AutoCapture: false,
  Shopper: { Email: 'ada@example.com' },
  BillingAddress: BILLING_ADDRESS,
  PlanData: {
    TerminalId: APPLICATION_ID,
    TotalAmount: 761.09,
    Currency: 'USD',
    NumberOfInstallments: 12,
    PurchaseMethod: 'ECommerce',
    RefOrderNumber: 'order-1/attempt-1',
  },
};

describe('who may call', () => {
  it('is a client with a token by client credentials, and no other', async () => {
    const answer = await fetch(`${sandbox.url}/api/installmentplans/1`);
    expect(answer.status).toBe(401);
    expect(await fetchToken(sandbox.url, { client_secret: 'guessed' })).toBeUndefined();
    expect(await fetchToken(sandbox.url, { scope: 'openid' })).toBeUndefined();
    expect(await fetchToken(sandbox.url)).toMatch(/^[\w-]{43}$/);
  });

  it('names every call by an idempotency key', async () => {
    const headers = { authorization: `Bearer ${await fetchToken(sandbox.url)}` };
    const answer = await fetch(`${sandbox.url}/api/installmentplans/1`, { headers });
    expect(answer.status).toBe(400);
  });
});

describe('a plan', () => {
  it('is initiated with its payments, which sum to the amount', async () => {
    const { body } = await sandbox.call('POST', '/initiate', REQUEST);
    expect(body).toMatchObject({ Status: 'Initialized', Amount: 761.09, Currency: 'USD' });
    const plan = await sandbox.call('GET', `/${body.InstallmentPlanNumber}`);
    expect(plan.body).toMatchObject({
      RefOrderNumber: 'order-1/attempt-1',
      OriginalAmount: 761.09,
      Authorization: { Status: 'NA' },
      Installments: [
        { InstallmentNumber: 1, Amount: 63.43, Status: 'Pending' },
        ...Array.from({ length: 11 }, () => ({ Status: 'Pending' })),
      ],
    });
  });

  it('is refused with parts of a cent, for a terminal of someone else, or without an amount', async () => {
    const withPlan = (changes: object) => ({ ...REQUEST, PlanData: { ...REQUEST.PlanData, ...changes } });
    expect(await sandbox.call('POST', '/initiate', withPlan({ TotalAmount: 1.005 }))).toMatchObject({
      status: 400,
      body: { Error: { Code: '511' } },
    });
    expect((await sandbox.call('POST', '/initiate', withPlan({ TerminalId: 'other' }))).status).toBe(403);
    expect((await sandbox.call('POST', '/initiate', {})).status).toBe(400);
    const { BillingAddress: _, ...nowhere } = REQUEST;
    expect((await sandbox.call('POST', '/initiate', nowhere)).status).toBe(400);
  });

  it('is refused with an address whose country or state is not written in its published code', async () => {
    const lives = async (changes: object) => {
      const request = { ...REQUEST, BillingAddress: { ...BILLING_ADDRESS, ...changes } };
      return (await sandbox.call('POST', '/initiate', request)).status;
    };
    const faulty = [{ Country: 'US' }, { State: 'NY' }, { State: 'CA-ON' }, { State: undefined }];
    for (const changes of faulty) expect([changes, await lives(changes)]).toEqual([changes, 400]);
    expect(await lives({ Country: 'CAN', State: 'CA-ON' })).toBe(200);
    expect(await lives({ Country: 'GBR', State: undefined })).toBe(200);
  });

  it('is refused with a field that is not published, wherever it stands', async () => {
    const odd = { Colour: 'red' };
    for (const part of ['Shopper', 'BillingAddress', 'PlanData'] as const) {
      const request = { ...REQUEST, [part]: { ...REQUEST[part], ...odd } };
      expect([part, (await sandbox.call('POST', '/initiate', request)).status]).toEqual([part, 400]);
    }
    for (const changes of [odd, { UxSettings: odd }])
      expect((await sandbox.call('POST', '/initiate', { ...REQUEST, ...changes })).status).toBe(400);
  });

  it('that was approved holds its amount, and says so when it is verified', async () => {
    const number = await sandbox.approve();
    expect((await sandbox.call('GET', `/${number}/verifyauthorization`)).body).toMatchObject({
      IsAuthorized: true,
      AuthorizationAmount: 761.04,
    });
    expect((await sandbox.call('GET', `/${number}`)).body).toMatchObject({
      Status: 'PendingCapture',
      PaymentMethod: { Card: { CardBrand: 'Visa', CardNumber: '************1111' } },
    });
  });

  it('starts for one order: the second that wants it changes nothing', async () => {
    const number = await sandbox.approve();
    const start = (RefOrderNumber: string) =>
      sandbox.call('PUT', `/${number}/updateorder`, { RefOrderNumber, Capture: true });
    expect((await start('first/1')).body).toMatchObject({ Status: 'Active', RefOrderNumber: 'first/1' });
    expect(await start('second/1')).toMatchObject({ status: 400, body: { Error: { Code: '503' } } });
    expect((await sandbox.call('GET', `/${number}`)).body).toMatchObject({ RefOrderNumber: 'first/1' });
    const orders = (await sandbox.ledger()).map(({ orderId, kind }) => `${orderId} ${kind}`);
    expect(orders).toContain('first charge');
    expect(orders).not.toContain('second charge');
  });

  it('does not start for an amount of its own', async () => {
    const number = await sandbox.approve();
    const answer = await sandbox.call('PUT', `/${number}/updateorder`, { Capture: true, NewAmount: 1 });
    expect(answer.status).toBe(400);
    expect((await sandbox.call('GET', `/${number}`)).body).toMatchObject({ Status: 'PendingCapture' });
  });

  it('can be ended while it has taken nothing, and not afterwards', async () => {
    const [waiting, started] = [await sandbox.approve(), await sandbox.approve()];
    await sandbox.call('PUT', `/${started}/updateorder`, { Capture: true });
    expect((await sandbox.call('POST', `/${waiting}/cancel`)).status).toBe(200);
    expect((await sandbox.call('GET', `/${waiting}`)).body).toMatchObject({ Status: 'Canceled' });
    expect((await sandbox.call('POST', `/${started}/cancel`)).status).toBe(400);
    expect((await sandbox.call('POST', '/12345/cancel')).status).toBe(404);
  });

  it('gives back parts until nothing is left, and is cleared then', async () => {
    const number = await sandbox.approve();
    const refund = (Amount: number) => sandbox.call('POST', `/${number}/refund`, { Amount });
    expect((await refund(1)).status).toBe(400);
    await sandbox.call('PUT', `/${number}/updateorder`, { Capture: true });
    expect((await refund(61.04)).body).toMatchObject({
      Summary: { SucceededAmount: 61.04, FailedAmount: 0 },
    });
    expect((await refund(700.01)).body).toMatchObject({ Error: { Code: '511' } });
    expect((await refund(700)).status).toBe(200);
    expect((await sandbox.call('GET', `/${number}`)).body).toMatchObject({
      Status: 'Cleared',
      OriginalAmount: 761.04,
      Amount: 0,
    });
  });
});

describe('the same idempotency key', () => {
  it('takes effect once, and is refused for another request', async () => {
    const number = await sandbox.approve();
    await sandbox.call('PUT', `/${number}/updateorder`, { Capture: true });
    const refund = (Amount: number) => sandbox.call('POST', `/${number}/refund`, { Amount }, 'one-key');
    const first = await refund(5);
    expect(await refund(5)).toEqual(first);
    expect((await refund(6)).status).toBe(400);
    expect((await sandbox.call('GET', `/${number}`)).body).toMatchObject({ Amount: 756.04 });
  });
});

describe('a planned fault', () => {
  it('meets calls that have an effect after it, and leaves reading alone', async () => {
    const number = await sandbox.approve();
    await sandbox.control('faults', { kind: 'drop-after-effect' });
    expect((await sandbox.call('GET', `/${number}`)).status).toBe(200);
    await expect(sandbox.call('PUT', `/${number}/updateorder`, { Capture: true })).rejects.toThrow();
    expect((await sandbox.call('GET', `/${number}`)).body).toMatchObject({ Status: 'Active' });
  });

  it('answers 500, or with a page', async () => {
    await sandbox.control('faults', { kind: 'error500' });
    expect((await sandbox.call('GET', '/1')).status).toBe(500);
    await sandbox.control('faults', { kind: 'html' });
    await expect(sandbox.call('GET', '/1')).rejects.toThrow(/JSON/);
    expect(await sandbox.control('faults', { kind: 'earthquake' })).toHaveProperty('error');
  });
});
