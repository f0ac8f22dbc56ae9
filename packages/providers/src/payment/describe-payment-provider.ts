import { afterAll, beforeAll, describe } from 'vitest';
import { describeChallenges } from './contract-test/describe-challenges.ts';
import { describeEntries } from './contract-test/describe-entries.ts';
import { describeEvents } from './contract-test/describe-events.ts';
import { describeHeldMoney } from './contract-test/describe-held-money.ts';
import { describeHostedPage } from './contract-test/describe-hosted-page.ts';
import { describeOutages } from './contract-test/describe-outages.ts';
import { describePartialCapture } from './contract-test/describe-partial-capture.ts';
import { describeRefunds } from './contract-test/describe-refunds.ts';
import { describeSlowPayments } from './contract-test/describe-slow-payments.ts';
import { describeTokenPayments } from './contract-test/describe-token-payments.ts';
import type { ProviderUnderTest } from './contract-test/provider-under-test.ts';

/** What a provider may lack; everything else every adapter must do. */
export type OptionalPart =
  | 'token payments'
  | 'cards'
  | 'challenges'
  | 'slow payments'
  | 'hosted page'
  | 'held money'
  | 'capture in part'
  | 'events of declines';

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
    const underTest = startBeforehand(setup);
    if (!without.includes('token payments'))
      describeTokenPayments(underTest, { showsCard: !without.includes('cards') });
    if (!without.includes('challenges')) describeChallenges(underTest);
    if (!without.includes('slow payments')) describeSlowPayments(underTest);
    if (!without.includes('hosted page')) describeHostedPage(underTest);
    if (!without.includes('held money')) describeHeldMoney(underTest);
    if (!without.includes('capture in part')) describePartialCapture(underTest);
    describeRefunds(underTest);
    describeEvents(underTest, { tellsOfDeclines: !without.includes('events of declines') });
    describeOutages(underTest);
  });
};

/** What a provider that can be asked for its books adds to the contract. */
export const describeProviderBooks = (
  name: string,
  setup: () => Promise<ProviderUnderTest>,
  lists: { readonly listsAll: boolean },
): void => {
  describe(`${name} as a provider with books`, () => describeEntries(startBeforehand(setup), lists));
};

const startBeforehand = (setup: () => Promise<ProviderUnderTest>): (() => ProviderUnderTest) => {
  let running: ProviderUnderTest | undefined;
  beforeAll(async () => {
    running = await setup();
  });
  afterAll(() => running?.close());
  return () => {
    if (!running) throw new Error('the sandbox did not start');
    return running;
  };
};
