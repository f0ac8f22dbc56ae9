import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { joinSignature, readPublicKey, readSplititEvent } from './splitit-event.ts';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const { publicKey, privateKey } = pair();

const body = (event: string, changes: object = {}) =>
  JSON.stringify({
    Event: event,
    InstallmentPlan: {
      InstallmentPlanNumber: '123',
      RefOrderNumber: 'o1/a1',
      Status: 'Active',
      Currency: 'USD',
      OriginalAmount: 761.04,
      ...changes,
    },
  });

const signed = (text: string, id = 'e1', key = privateKey) =>
  joinSignature(id, sign('sha256', Buffer.from(`${id};${text}`), key).toString('base64'));

describe('an event of SplitIt', () => {
  it('is known by the key it was sent with', () => {
    const text = body('StartInstallmentsSucceeded');
    expect(readSplititEvent(publicKey, text, signed(text))).toMatchObject({
      id: 'e1',
      type: 'StartInstallmentsSucceeded',
      outcome: { state: 'succeeded', orderId: 'o1', paymentId: 'a1' },
    });
  });

  it('is not believed under another key, or signed by somebody else', () => {
    const text = body('StartInstallmentsSucceeded');
    const renamed = signed(text).replace(/^e1/, 'e2');
    expect(readSplititEvent(publicKey, text, renamed)).toEqual({ refused: 'bad_signature' });
    const foreign = signed(text, 'e1', pair().privateKey);
    expect(readSplititEvent(publicKey, text, foreign)).toEqual({ refused: 'bad_signature' });
  });

  it('says nothing of an order when a card was declined on the page, money went back, or nobody’s plan was made', () => {
    const outcomeOf = (text: string) => readSplititEvent(publicKey, text, signed(text));
    expect(outcomeOf(body('PlanCreatedFailed', { Status: 'Initialized' }))).toMatchObject({ outcome: null });
    expect(outcomeOf(body('RefundCompleted'))).toMatchObject({ outcome: null });
    expect(outcomeOf(body('PlanCreatedSucceeded', { RefOrderNumber: null }))).toEqual({
      id: 'e1',
      type: 'PlanCreatedSucceeded',
      outcome: null,
    });
  });

  it('names a plan that was approved before there was an order for it, and no other', () => {
    const read = (changes: object) => {
      const text = body('PlanCreatedSucceeded', { Status: 'PendingCapture', ...changes });
      return readSplititEvent(publicKey, text, signed(text));
    };
    expect(read({ RefOrderNumber: null })).toMatchObject({ outcome: null, unclaimed: '123' });
    expect(read({})).toMatchObject({ outcome: { state: 'authorised' } });
    expect(read({})).not.toHaveProperty('unclaimed');
  });
});

describe('the public key of SplitIt', () => {
  it('may stand in one line, as environment files want it', () => {
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(readPublicKey(pem.replaceAll('\n', '\\n')).equals(publicKey)).toBe(true);
  });
});
