import { afterAll, beforeAll, describe } from 'vitest';
import { describeEvents } from './contract-test/describe-events.ts';
import { describeHeldMoney } from './contract-test/describe-held-money.ts';
import { describeHostedPage } from './contract-test/describe-hosted-page.ts';
import { describeOutages } from './contract-test/describe-outages.ts';
import { describeRefunds } from './contract-test/describe-refunds.ts';
import { describeTokenPayments } from './contract-test/describe-token-payments.ts';
import type { ProviderUnderTest } from './contract-test/provider-under-test.ts';

/** What a provider may lack; everything else every adapter must do. */
export type OptionalPart = 'held money' | 'hosted page' | 'token payments';

/**
 * The contract of the payment port, run by every adapter against its own sandbox.
 * @example describePaymentProvider('Stripe', startStripeUnderTest)
 */
export const describePaymentProvider = (
  name: string,
  setup: () => Promise<ProviderUnderTest>,
  without: readonly OptionalPart[] = [],
): void => {
  describe(`${name} as a payment provider`, () => {
    let running: ProviderUnderTest | undefined;
    beforeAll(async () => {
      running = await setup();
    });
    afterAll(() => running?.close());
    const underTest = (): ProviderUnderTest => {
      if (!running) throw new Error('the sandbox did not start');
      return running;
    };
    if (!without.includes('token payments')) describeTokenPayments(underTest);
    if (!without.includes('hosted page')) describeHostedPage(underTest);
    if (!without.includes('held money')) describeHeldMoney(underTest);
    describeRefunds(underTest);
    describeEvents(underTest);
    describeOutages(underTest);
  });
};
