import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import type { CardStore } from '../../../testing/card-store.ts';
import { signsIn } from '../../../testing/customer-browser.ts';
import { result } from '../../../testing/shopper.ts';
import { signedIn } from '../../../testing/staff-browser.ts';
import { accountsOf } from '../../../testing/stock-and-ledger.ts';

/** What customers with a small mattress, and a manager, do at Drift to exchange it for a larger one. */
export const openDearExchanges = async (store: CardStore) => {
  const manager = await signedIn(store, 'Maya', 'manager');
  const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));

  /** All that is with us of an order is delivered. */
  const delivers = async (id: string) => {
    const { shipments } = result(await staff.order(id));
    for (const shipment of shipments.filter(({ status }) => status === 'preparing'))
      for (const to of ['ready', 'delivered'] as const)
        result(await staff.moveShipment(id, shipment.id, { to }));
  };

  /** A customer who has so much store credit and the smallest mattress, which is delivered; it may have been ordered for another email. */
  const customerWith = async (email: string, cents: number, orderedFor = email) => {
    const shopper = store.shopper('drift.localhost');
    const account = await signsIn(store, shopper, email);
    await shopper.adds('pillow', 'king', 4);
    const earlier = await shopper.places({ email });
    result(await shopper.client.payOrder(earlier.id, { paymentToken: 'tok_visa' }));
    if (cents > 0) result(await staff.refund(earlier.id, { amount: cents, reason: 'Sorry', credit: 'all' }));
    await shopper.adds('mattress', 'twin');
    const { id } = await shopper.places({ email: orderedFor });
    const { total, cart, shortId } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    await store.sweep();
    await delivers(id);
    const item = cart.items.find(({ product, isGift }) => product.name === 'mattress' && !isGift);
    const itemIdentifier = item?.itemIdentifier ?? '';
    const balance = async () => result(await account.credit()).balance.amount;
    return { shopper, id, shortId, total, itemIdentifier, balance };
  };

  type Customer = Awaited<ReturnType<typeof customerWith>>;

  /** The mattress in another size. */
  const choiceOf = async ({ shopper, id, itemIdentifier }: Customer, options: string) => {
    const found = result(await shopper.client.exchangeChoices(id, itemIdentifier));
    const { choices, title, credit, takesCards } = found;
    const choice = choices.find((one) => one.title === title && one.options === options);
    if (!choice) throw new Error(`no ${options}`);
    return { ...choice, credit, takesCards, chosen: { itemIdentifier, sku: choice.sku } };
  };

  /** Looks at the mattress in another size, and what asks for it then. */
  const looksAt = async (customer: Customer, options: string) => {
    const { chosen } = await choiceOf(customer, options);
    const seen = result(await customer.shopper.client.previewExchange(customer.id, chosen));
    const act = {
      ...{ ...chosen, id: seen.returned.id, reason: 'does_not_fit' as const, words: '', isDonated: false },
      ...{ back: seen.back.amount, fromCredit: seen.fromCredit.amount, toPay: seen.toPay.amount },
    };
    return { seen, act };
  };

  /** Asks for it, which may wait for its payment. */
  const exchanges = async (customer: Customer, options: string) => {
    const { seen, act } = await looksAt(customer, options);
    result(await customer.shopper.client.requestExchange(customer.id, act));
    const { returns } = result(await customer.shopper.client.orderReturns(customer.id));
    const made = returns.find((one) => one.id === act.id);
    return { seen, act, returnId: act.id, newId: made?.exchange?.orderId ?? '' };
  };

  /** The return of an exchange as its customer sees it. */
  const shown = async ({ shopper, id }: Customer, returnId: string) =>
    result(await shopper.client.orderReturns(id)).returns.find((one) => one.id === returnId);

  /** Goes to the page of the company; its address. */
  const opensPage = async ({ shopper, id }: Customer, returnId: string): Promise<string> =>
    result(await shopper.client.payExchange(id, returnId)).pageUrl ?? '';

  /** Types a card there, and comes back; how far the payment is then. */
  const types = async ({ shopper, id }: Customer, returnId: string, page: string, number: string) => {
    await store.atProvider(page, { number, expiry: '12 / 40', cvc: '123' });
    return result(await shopper.client.refreshExchange(id, returnId)).status;
  };

  /** Approved by staff, the new piece is delivered and the old one received. */
  const completes = async ({ id, itemIdentifier }: Customer, returnId: string, newId: string) => {
    result(await staff.moveReturn(id, returnId, { to: 'approved', told: '' }));
    await store.sweep();
    await delivers(newId);
    const came = [{ itemIdentifier, quantity: 1, restocked: 1 }];
    result(await staff.receiveReturn(id, returnId, { lines: came, told: '' }));
    await store.sweep();
    await store.sweep();
  };

  /** Cents of an order that store credit paid, and that did not become credit again. */
  const creditOf = async (id: string): Promise<number> =>
    Object.entries(await accountsOf(store, id)).find(([account]) => account.startsWith('credit:'))?.[1] ?? 0;

  /** What the company has moved for an order, as its own ledger says. */
  const movedFor = async (id: string) =>
    (await store.ledger())
      .filter(({ orderId }) => orderId === id)
      .map(({ kind, amount }) => `${kind} ${amount}`);

  return {
    ...{ staff, delivers, customerWith, choiceOf, looksAt, exchanges, shown },
    ...{ opensPage, types, completes, creditOf, movedFor },
  };
};
