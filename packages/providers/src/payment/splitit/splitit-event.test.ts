import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { SplititPlan } from './splitit-answers.ts';
import type { SplititClient } from './splitit-client.ts';
import { joinSignature, readPublicKey, readSplititEvent } from './splitit-event.ts';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const { publicKey, privateKey } = pair();

const PLAN: SplititPlan = {
  InstallmentPlanNumber: '123',
  RefOrderNumber: 'o1/a1',
  Status: 'Active',
  Currency: 'USD',
  OriginalAmount: 761.04,
};

/** SplitIt, with one plan, as it is asked for. */
const callFor =
  (plan: object | null): SplititClient =>
  async ({ answer }) =>
    plan === null
      ? { ok: false, status: 404, code: '', message: '' }
      : { ok: true, value: answer.parse(plan) };

const unasked: SplititClient = () => Promise.reject(new Error('nothing is to be asked'));

const body = (event: string, changes: object = {}) =>
  JSON.stringify({ Event: event, InstallmentPlan: { ...PLAN, ...changes } });

const signed = (text: string, id = 'e1', key = privateKey) =>
  joinSignature(id, sign('sha256', Buffer.from(`${id};${text}`), key).toString('base64'));

const read = (call: SplititClient, text: string, signature = signed(text)) =>
  readSplititEvent(call, publicKey, text, signature);

describe('an event of SplitIt', () => {
  it('is known by the key it was sent with', async () => {
    expect(await read(callFor(PLAN), body('StartInstallmentsSucceeded'))).toMatchObject({
      id: 'e1',
      type: 'StartInstallmentsSucceeded',
      outcome: { state: 'succeeded', orderId: 'o1', paymentId: 'a1' },
    });
  });

  it('is not believed under another key, or signed by a stranger, and nothing is asked for it', async () => {
    const text = body('StartInstallmentsSucceeded');
    const renamed = signed(text).replace(/^e1/, 'e2');
    expect(await read(unasked, text, renamed)).toEqual({ refused: 'bad_signature' });
    const foreign = signed(text, 'e1', pair().privateKey);
    expect(await read(unasked, text, foreign)).toEqual({ refused: 'bad_signature' });
  });

  it('says what SplitIt tells of its plan, and not what stands in it', async () => {
    const text = body('StartInstallmentsSucceeded', { Status: 'Active', OriginalAmount: 1 });
    expect(await read(callFor({ ...PLAN, Status: 'Canceled' }), text)).toMatchObject({
      outcome: { state: 'cancelled', amount: { amount: 76_104 } },
    });
    expect(await read(callFor(null), text)).toMatchObject({ id: 'e1', outcome: null });
  });

  it('may name its plan beside its name, and is malformed where it names none', async () => {
    const flat = JSON.stringify({ Event: 'StartInstallmentsSucceeded', InstallmentPlanNumber: '123' });
    expect(await read(callFor(PLAN), flat)).toMatchObject({ outcome: { state: 'succeeded' } });
    for (const text of ['not json', '[]', '{"Event":"StartInstallmentsSucceeded"}', JSON.stringify(PLAN)])
      expect(await read(unasked, text)).toEqual({ refused: 'malformed' });
  });

  it('may name its plan in the address that is called alone, whose state is asked for', async () => {
    const called = (planNumber: string) => `${signed('')};${planNumber}`;
    const held = { ...PLAN, Status: 'PendingCapture' };
    expect(await read(callFor(held), '', called('123'))).toMatchObject({
      id: 'e1',
      type: 'CreateSucceeded',
      outcome: { state: 'authorised', orderId: 'o1' },
    });
    // What became of the plan since has an event of its own.
    expect(await read(callFor(PLAN), '', called('123'))).toMatchObject({ outcome: null });
    expect(await read(unasked, '', signed(''))).toEqual({ refused: 'malformed' });
    expect(await read(unasked, '', called('../1'))).toEqual({ refused: 'bad_signature' });
    expect(await read(unasked, '', `${signed('', 'e1', pair().privateKey)};123`)).toEqual({
      refused: 'bad_signature',
    });
  });

  it('comes again when SplitIt cannot be asked', async () => {
    const down: SplititClient = () => Promise.reject(new ProviderUnavailable('SplitIt is down'));
    await expect(read(down, body('StartInstallmentsSucceeded'))).rejects.toThrow(ProviderUnavailable);
  });

  it('says nothing of an order when a card was declined on the page, money went back, or no order’s plan was made', async () => {
    expect(await read(unasked, body('PlanCreatedFailed'))).toMatchObject({ outcome: null });
    expect(await read(unasked, body('RefundCompleted'))).toMatchObject({ outcome: null });
    const plan = { ...PLAN, RefOrderNumber: null };
    expect(await read(callFor(plan), body('PlanCreatedSucceeded'))).toEqual({
      id: 'e1',
      type: 'PlanCreatedSucceeded',
      outcome: null,
    });
  });

  it('names a plan that was approved before there was an order for it, and no other', async () => {
    const text = body('PlanCreatedSucceeded');
    const held = { ...PLAN, Status: 'PendingCapture' };
    const unclaimed = await read(callFor({ ...held, RefOrderNumber: null }), text);
    expect(unclaimed).toMatchObject({ outcome: null, unclaimed: '123' });
    const claimed = await read(callFor(held), text);
    expect(claimed).toMatchObject({ outcome: { state: 'authorised' } });
    expect(claimed).not.toHaveProperty('unclaimed');
  });

  it('of a dispute names the payment whose dispute staff look up', async () => {
    for (const type of ['DisputeOpened', 'DisputeRFIReceived', 'DisputeWon', 'DisputeLost'])
      expect(await read(unasked, body(type))).toEqual({ id: 'e1', type, outcome: null, dispute: '123' });
  });
});

describe('the public key of SplitIt', () => {
  it('may stand in one line, as environment files want it', () => {
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(readPublicKey(pem.replaceAll('\n', '\\n')).equals(publicKey)).toBe(true);
  });
});
