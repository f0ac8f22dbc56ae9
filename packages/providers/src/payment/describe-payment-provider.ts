import { afterAll, beforeAll, describe } from 'vitest';
import { describeChallenges } from './contract-test/describe-challenges.ts';
import { describeDisputes } from './contract-test/describe-disputes.ts';
import { describeEntries } from './contract-test/describe-entries.ts';
import { describeEvents } from './contract-test/describe-events.ts';
import { describeHeldMoney } from './contract-test/describe-held-money.ts';
import { describeHoldingPayments } from './contract-test/describe-holding-payments.ts';
import { describeHostedPage } from './contract-test/describe-hosted-page.ts';
import { describeOutages } from './contract-test/describe-outages.ts';
import { describePartialCapture } from './contract-test/describe-partial-capture.ts';
import { describeRefunds } from './contract-test/describe-refunds.ts';
import { describeSlowPayments } from './contract-test/describe-slow-payments.ts';
import { describeTokenPayments } from './contract-test/describe-token-payments.ts';
import { describeUntoldDisputes } from './contract-test/describe-untold-disputes.ts';
import type { ProviderUnderTest } from './contract-test/provider-under-test.ts';

/** What a provider may lack; everything else every adapter must do. */
type OptionalPart =
  | 'cards'
  | 'challenges'
  | 'slow payments'
  | 'hosted page'
  | 'pages that only hold'
  | 'pages to try again on'
  | 'pages that close'
  | 'holds in the ledger'
  | 'capture in part'
  | 'held until things ship'
  | 'capture in several parts'
  | 'events of declines'
  | 'slow refunds'
  | 'disputes'
  | 'disputes without an amount'
  | 'word of disputes by webhook'
  | 'word of lost disputes'
  | 'questions before disputes'
  | 'questions that take nothing'
  | 'money taken at the opening';

/**
 * The contract of the payment port, run by every adapter against its own sandbox; what it lacks comes with the reason.
 * @example describePaymentProvider('Truemed', startTruemedUnderTest, { cards: 'The card is typed on its page.' })
 */
export const describePaymentProvider = (
  name: string,
  setup: () => Promise<ProviderUnderTest>,
  without: Readonly<Partial<Record<OptionalPart, string>>> = {},
): void => {
  describe(`${name} as a payment provider`, () => {
    const underTest = startBeforehand(setup);
    const has = (part: OptionalPart): boolean => without[part] === undefined;
    describeTokenPayments(underTest, { showsCard: has('cards') });
    if (has('challenges')) describeChallenges(underTest);
    if (has('slow payments')) describeSlowPayments(underTest);
    if (has('hosted page'))
      describeHostedPage(underTest, {
        onlyHolds: has('pages that only hold'),
        mayTryAgain: has('pages to try again on'),
        closes: has('pages that close'),
      });
    describeHeldMoney(underTest, { booksHolds: has('holds in the ledger') });
    if (has('capture in part')) describePartialCapture(underTest);
    if (has('held until things ship'))
      describeHoldingPayments(underTest, { capturesInParts: has('capture in several parts') });
    describeRefunds(underTest, { takesItsTime: has('slow refunds') });
    if (has('disputes'))
      describeDisputes(underTest, {
        hasInquiries: has('questions before disputes'),
        asksWithoutTaking: has('questions that take nothing'),
        takesAtOnce: has('money taken at the opening'),
      });
    if (has('disputes without an amount'))
      describeUntoldDisputes(underTest, {
        comesByWebhook: has('word of disputes by webhook'),
        tellsWhoWon: has('word of lost disputes'),
      });
    describeEvents(underTest, {
      tellsOfDeclines: has('events of declines'),
      tellsLater: has('slow payments'),
    });
    describeOutages(underTest);
  });
};

/** What a provider that can be asked for its statement adds to the contract. */
export const describeProviderEntries = (
  name: string,
  setup: () => Promise<ProviderUnderTest>,
  lists: Parameters<typeof describeEntries>[1],
): void => {
  describe(`${name} as a provider with statements`, () => describeEntries(startBeforehand(setup), lists));
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
