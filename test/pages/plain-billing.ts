import { resultOf } from '../support/visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

/** With a mattress in the cart, where the way to pay is chosen. */
export const atBilling = async (): Promise<PlainShopper> => {
  const shopper = new PlainShopper();
  await shopper.visitor.adds();
  await shopper.visitor.ships();
  await resultOf(shopper.visitor.client.acknowledge('extend'));
  await shopper.opens('/checkout/billing');
  return shopper;
};

/** Chooses a way to pay and places the order with it. */
export const placesWith = async (shopper: PlainShopper, name: string): Promise<void> => {
  shopper.checks(name);
  await shopper.presses('Review order');
  await shopper.presses('Place order');
};

/** How the order of the page stands, and who takes its money. */
export const paidWith = async (shopper: PlainShopper): Promise<string> => {
  const { status, paymentDetails } = await resultOf(shopper.visitor.client.order(orderOf(shopper)));
  return `${status} with ${paymentDetails.provider}`;
};

/** The order that the address of the page names. */
export const orderOf = (shopper: PlainShopper): string =>
  new URL(shopper.url).searchParams.get('orderId') ?? '';

/** What the provider's own statement says of an order: that of the page, where no other is named. */
export const booksOf = async (shopper: PlainShopper, id = orderOf(shopper)): Promise<string[]> => {
  const { text } = await shopper.visitor.opens('/sandboxes/ledger');
  const ledger = JSON.parse(text) as { orderId: string; kind: string; amount: number }[];
  return ledger.filter(({ orderId }) => orderId === id).map(({ kind, amount }) => `${kind} ${amount}`);
};
