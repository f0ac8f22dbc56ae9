import type { OfferedMethod } from '@counterpane/contract/checkout/checkout';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { findOverTime } from '@counterpane/rules/payments/over-time';

/** Ways to pay that are alike, under a heading of their own. */
interface MethodGroup {
  readonly title: PlainMessageId;
  readonly methods: readonly OfferedMethod[];
}

const GROUPS: readonly { readonly title: PlainMessageId; readonly ids: readonly string[] }[] = [
  { title: 'Card', ids: ['stripeDirect', 'stripeCanada'] },
  { title: 'Wallets', ids: ['paypal', 'applepay', 'googlepay', 'stripePaymentRequest', 'amazonPay', 'link'] },
];

/** What spreads a price. */
const OVER_TIME: PlainMessageId = 'Over time';

/** What is like none of these. */
const OTHER: PlainMessageId = 'Other ways';

/** The ways that are offered, by group, each group in the order in which they are offered; without empty groups. */
export const groupMethods = (methods: readonly OfferedMethod[]): readonly MethodGroup[] => {
  const titleOf = ({ id }: OfferedMethod): PlainMessageId =>
    findOverTime(id) ? OVER_TIME : (GROUPS.find(({ ids }) => ids.includes(id))?.title ?? OTHER);
  const titles: readonly PlainMessageId[] = [...GROUPS.map(({ title }) => title), OVER_TIME, OTHER];
  return titles
    .map((title) => ({ title, methods: methods.filter((method) => titleOf(method) === title) }))
    .filter((group) => group.methods.length > 0);
};
