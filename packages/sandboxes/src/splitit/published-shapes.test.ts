import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  publishedInitiated,
  publishedPlan,
  publishedRefunded,
  publishedRefusal,
  publishedUpdated,
  publishedVerified,
} from './published-shapes.ts';
import {
  APPLICATION_ID,
  BILLING_ADDRESS,
  type SandboxUnderTest,
  startUnderTest,
} from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const answerTo = async (method: string, path: string, body?: object): Promise<unknown> =>
  (await sandbox.call(method, path, body)).body;

const START = { RefOrderNumber: 'order-1/attempt-1', Capture: true };

describe('the sandbox answers what SplitIt has published', () => {
  it('of a plan that waits, is started, given back in part and in whole', async () => {
    const number = await sandbox.approve();
    publishedPlan.parse(await answerTo('GET', `/${number}`));
    publishedVerified.parse(await answerTo('GET', `/${number}/verifyauthorization`));
    publishedUpdated.parse(await answerTo('PUT', `/${number}/updateorder`, START));
    publishedRefunded.parse(await answerTo('POST', `/${number}/refund`, { Amount: 10 }));
    const part = publishedPlan.parse(await answerTo('GET', `/${number}`));
    expect(part.Refunds).toHaveLength(1);
    await answerTo('POST', `/${number}/refund`, { Amount: 751.04 });
    expect(publishedPlan.parse(await answerTo('GET', `/${number}`)).Status).toBe('Cleared');
  });

  it('of a plan that nobody has approved yet, and of one that is declined when it starts', async () => {
    const asked = {
      BillingAddress: BILLING_ADDRESS,
      PlanData: {
        TerminalId: APPLICATION_ID,
        TotalAmount: 761.09,
        Currency: 'USD',
        NumberOfInstallments: 12,
        PurchaseMethod: 'ECommerce',
      },
    };
    const opened = publishedInitiated.parse(await answerTo('POST', '/initiate', asked));
    publishedPlan.parse(await answerTo('GET', `/${opened.InstallmentPlanNumber}`));
    const declined = await sandbox.approve({ number: '4000 0000 0000 0341' });
    publishedRefusal.parse(await answerTo('PUT', `/${declined}/updateorder`, START));
    expect(publishedPlan.parse(await answerTo('GET', `/${declined}`)).Authorization?.Status).toBe('Failed');
  });

  it('when it refuses', async () => {
    for (const [method, path, body] of [
      ['GET', '/1', undefined],
      ['POST', '/initiate', {}],
      ['POST', '/1/refund', { Amount: 1 }],
    ] as const)
      expect(publishedRefusal.parse(await answerTo(method, path, body)).Error?.Code).toBeTruthy();
  });

  it('and would be found out if it answered anything else', async () => {
    const plan = await answerTo('GET', `/${await sandbox.approve()}`);
    for (const wrong of [{ Amount: '761.04' }, { Status: 'Paid' }, { PaidAt: 'today' }])
      expect(publishedPlan.safeParse({ ...Object(plan), ...wrong }).success).toBe(false);
  });
});
