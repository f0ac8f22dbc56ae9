import type { OfferedMethod } from '@counterpane/contract/checkout/checkout';

/** Ways to pay that are alike, under a heading of their own. */
export interface MethodGroup {
  readonly title: string;
  readonly methods: readonly OfferedMethod[];
}

const GROUPS: readonly { readonly title: string; readonly ids: readonly string[] }[] = [
  { title: 'Card', ids: ['stripeDirect', 'stripeCanada'] },
  { title: 'Wallets', ids: ['paypal', 'applepay', 'googlepay', 'stripePaymentRequest', 'amazonPay', 'link'] },
  { title: 'Over time', ids: ['paypalCredit', 'afterPay', 'affirm', 'splitIt', 'acima'] },
];

/** What is like none of these. */
const OTHER = 'Other ways';

/** The ways that are offered, by group, each group in the order in which they are offered; without empty groups. */
export const groupMethods = (methods: readonly OfferedMethod[]): readonly MethodGroup[] => {
  const titleOf = ({ id }: OfferedMethod) => GROUPS.find(({ ids }) => ids.includes(id))?.title ?? OTHER;
  return [...GROUPS.map(({ title }) => title), OTHER]
    .map((title) => ({ title, methods: methods.filter((method) => titleOf(method) === title) }))
    .filter((group) => group.methods.length > 0);
};
