import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  APPLICATION_ID,
  BILLING_ADDRESS,
  initiatePlan,
  postApproval,
  type SandboxUnderTest,
  STORE,
  startUnderTest,
} from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const open = (number: string) =>
  fetch(`${sandbox.url}/flex-form/${number}?${new URLSearchParams({ origin: STORE })}`);

describe('the form in the store’s page', () => {
  it('shows what is due each month, a labelled card and plain buttons', async () => {
    const html = await (await open(await initiatePlan(sandbox.url, 12))).text();
    expect(html).toContain('12 monthly payments of $63.42');
    expect(html).toContain('<label for="number">Card number</label>');
    for (const button of ['Approve', 'Decline']) expect(html).toContain(`>${button}</button>`);
    // Flex Form tells of success and error alone: nothing here turns back.
    expect(html).not.toContain('Cancel');
  });

  it('may be framed by the store and by nobody else', async () => {
    const policy = (await open(await initiatePlan(sandbox.url))).headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${STORE}`);
  });

  it('is not shown for a plan that no one has initiated, nor for one that is approved', async () => {
    for (const number of ['1', await sandbox.approve()]) {
      const answer = await open(number);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<form');
    }
  });

  it('can be made to fail', async () => {
    const number = await initiatePlan(sandbox.url);
    await sandbox.control('faults', { kind: 'error500', path: '/flex-form' });
    expect((await open(number)).status).toBe(500);
    expect((await open(number)).status).toBe(200);
  });

  it('holds the plan when it is approved, once', async () => {
    const number = await initiatePlan(sandbox.url, 6);
    expect(await (await postApproval(sandbox.url, number)).json()).toEqual({ InstallmentPlanNumber: number });
    const { body } = await sandbox.call('GET', `/${number}`);
    expect(body).toMatchObject({ Status: 'PendingCapture' });
    expect(body.Installments).toHaveLength(6);
    expect((await postApproval(sandbox.url, number)).status).toBe(400);
  });

  it('says what is wrong with a card, and leaves the plan open for another one', async () => {
    const number = await initiatePlan(sandbox.url);
    const problemOf = async (changes: Record<string, string>) => {
      const answer = await postApproval(sandbox.url, number, changes);
      return [answer.status, (await answer.json()).Error.Message];
    };
    expect(await problemOf({ number: '1234' })).toEqual([402, 'Invalid Card Number']);
    expect(await problemOf({ expiry: '01/20' })).toEqual([402, 'Credit Card expiration date is not valid.']);
    expect(await problemOf({ cvc: 'abc' })).toEqual([402, 'Invalid CVV']);
    expect(await problemOf({ number: '4000000000000002' })).toEqual([402, 'Your card was declined.']);
    expect(await problemOf({ number: '4000000000009995' })).toEqual([
      402,
      'Your card has insufficient funds.',
    ]);
    expect((await postApproval(sandbox.url, number)).status).toBe(200);
  });
});

describe('SplitIt’s own page', () => {
  const initiate = async () => {
    const { body } = await sandbox.call('POST', '/initiate', {
      BillingAddress: BILLING_ADDRESS,
      PlanData: {
        TerminalId: APPLICATION_ID,
        TotalAmount: 761.04,
        Currency: 'USD',
        NumberOfInstallments: 12,
        PurchaseMethod: 'ECommerce',
        RefOrderNumber: 'page/1',
      },
      RedirectUrls: {
        Succeeded: `${STORE}/back?plan={InstallmentPlanNumber}`,
        Failed: `${STORE}/failed`,
        Cancel: `${STORE}/cancelled`,
      },
    });
    return String(body.CheckoutUrl);
  };
  const press = async (url: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return { location: answer.headers.get('location'), html: await answer.text(), status: answer.status };
  };
  const typed = { holder: 'Ada Wong', number: '4111111111111111', expiry: '12/40', cvc: '123' };

  it('needs no script and lets the shopper choose how often to pay', async () => {
    const html = await (await fetch(await initiate())).text();
    expect(html).not.toContain('<script');
    expect(html).toContain('12 monthly payments of $63.42');
    expect(html).toContain('3 monthly payments of $253.68');
  });

  it('starts the plan with the payments that were chosen, once', async () => {
    const url = await initiate();
    const approval = { ...typed, answer: 'approve', numberOfPayments: '3' };
    const { location } = await press(url, approval);
    const number = url.split('/').at(-1) ?? '';
    expect(location).toBe(`${STORE}/back?plan=${number}`);
    expect((await press(url, approval)).location).toBe(location);
    const { body } = await sandbox.call('GET', `/${number}`);
    expect(body).toMatchObject({ Status: 'Active' });
    expect(body.Installments).toHaveLength(3);
    expect((await sandbox.ledger()).filter(({ orderId }) => orderId === 'page')).toHaveLength(1);
  });

  it('brings the shopper back who gives up, and keeps one who was declined', async () => {
    const url = await initiate();
    expect((await press(url, { answer: 'cancel' })).location).toBe(`${STORE}/cancelled`);
    const declined = await press(url, { ...typed, answer: 'decline' });
    expect(declined).toMatchObject({ status: 200, location: null });
    expect(declined.html).toContain('<p role="alert" id="problem">Your card was declined.</p>');
  });

  it('is closed once the store ended the plan', async () => {
    const url = await initiate();
    await sandbox.call('POST', `/${url.split('/').at(-1)}/cancel`);
    expect((await press(url, { ...typed, answer: 'approve' })).status).toBe(404);
  });
});
