import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Webhook, WebhookRefused } from '../webhook.ts';
import { type TextService, TextServiceFailed } from './port.ts';

interface TextsUnderTest {
  readonly service: TextService;
  /** The same one, whose calls are not taken. */
  readonly failing: TextService;
  /** Whether a number is on the list. */
  isSubscribed(phone: string): boolean;
  /** How often a number was welcomed. */
  welcomes(phone: string): number;
  /** A call from the service: the owner of a number has sent STOP. */
  stop(phone: string, at: Date): Webhook;
  close(): Promise<void>;
}

const ADA = { phone: '+12125550142', email: 'ada@example.com', clientUserId: 'customer-1' };
const GUEST = { phone: '+15145550142', email: 'bo@example.com', clientUserId: null };

/**
 * The contract of the port of text messages, run by every adapter. The store has none of its own: without a service it offers no texts.
 * @example describeTextService('Attentive', startAttentiveUnderTest)
 */
export const describeTextService = (name: string, setup: () => Promise<TextsUnderTest>): void => {
  describe(`${name} as what sends texts`, () => {
    let underTest: TextsUnderTest;
    beforeAll(async () => {
      underTest = await setup();
    });
    afterAll(() => underTest.close());

    it('takes a number once, however often it is told', async () => {
      const { service, isSubscribed, welcomes } = underTest;
      for (const subscriber of [ADA, ADA, GUEST]) await service.subscribe(subscriber);
      expect([isSubscribed(ADA.phone), isSubscribed(GUEST.phone)]).toEqual([true, true]);
      expect(welcomes(ADA.phone)).toBe(1);
    });

    it('lets a number go, also one that has no address any more, is gone already or never came', async () => {
      const { service, isSubscribed } = underTest;
      await service.subscribe(ADA);
      await service.unsubscribe({ ...ADA, email: '', clientUserId: null });
      await service.unsubscribe(ADA);
      await service.unsubscribe({ ...ADA, phone: '+13125550142' });
      expect(isSubscribed(ADA.phone)).toBe(false);
    });

    it('tells by a signed call of a number whose owner sent STOP, and by no other', async () => {
      const { service, stop } = underTest;
      await service.subscribe(ADA);
      const at = new Date('2026-11-20T12:00:00.000Z');
      const call = stop(ADA.phone, at);
      expect(service.readWebhook(call)).toEqual({ phone: ADA.phone, at: at.toISOString() });
      expect(() => service.readWebhook({ ...call, body: `${call.body} ` })).toThrow(WebhookRefused);
      expect(() => service.readWebhook({ ...call, headers: {} })).toThrow(WebhookRefused);
    });

    it('fails in a way that can be told from others, and that names nobody', async () => {
      for (const call of ['subscribe', 'unsubscribe'] as const) {
        const error: unknown = await underTest.failing[call](ADA).catch((failure: unknown) => failure);
        expect(error).toBeInstanceOf(TextServiceFailed);
        expect(String(error)).not.toMatch(/2125550142|ada@/);
      }
    });
  });
};
