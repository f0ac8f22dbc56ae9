import type { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import fc from 'fast-check';
import type { CardStore } from '../../../testing/card-store.ts';
import { result, type Shopper } from '../../../testing/shopper.ts';

/** How far an exchange goes: the old piece is never sent, stays after all, comes back, or comes back and the new one too. */
type End = 'waits' | 'called off' | 'received' | 'sent back';

/** Something that can be exchanged is, for something that can be had for it. */
export const anyExchange = fc.record({
  does: fc.constant('exchange' as const),
  line: fc.nat(4),
  pick: fc.nat(20),
  end: fc.constantFrom<End[]>('waits', 'called off', 'received', 'sent back'),
  /** What a card is to pay is paid; else the exchange is called off. */
  isPaid: fc.boolean(),
});
export type ExchangeAct = typeof anyExchange extends fc.Arbitrary<infer One> ? One : never;

export interface MadeExchange {
  readonly end: End;
  readonly orderId: string;
  readonly cost: number;
  /** Cents of it that store credit paid. */
  readonly fromCredit: number;
  /** Cents of it that a card paid; 0 where it was called off before. */
  readonly byCard: number;
  readonly lines: { readonly itemIdentifier: string; readonly quantity: number }[];
}

interface Parties {
  readonly store: CardStore;
  readonly staff: ReturnType<typeof createStaffOrdersClient>;
  readonly shopper: Shopper;
  readonly id: string;
}

/** Null where nothing can be exchanged. */
export const exchangeOne = async (parties: Parties, act: ExchangeAct): Promise<MadeExchange | null> => {
  const { store, staff, shopper, id } = parties;
  const lines = result(await shopper.client.orderReturns(id)).lines.filter(({ mayExchange }) => mayExchange);
  const line = lines[act.line % lines.length];
  if (!line) return null;
  const { itemIdentifier } = line;
  const found = await shopper.client.exchangeChoices(id, itemIdentifier);
  const affordable = (found.ok ? found.result.choices : []).filter(({ isPayable }) => isPayable);
  const choice = affordable[act.pick % affordable.length];
  if (!choice) return null;
  const chosen = { itemIdentifier, sku: choice.sku };
  const seen = result(await shopper.client.previewExchange(id, chosen));
  const { id: returnId } = seen.returned;
  const told = { reason: 'not_told', words: '', isDonated: false } as const;
  result(
    await shopper.client.requestExchange(id, {
      ...{ ...chosen, ...told, id: returnId },
      ...{ back: seen.back.amount, fromCredit: seen.fromCredit.amount, toPay: seen.toPay.amount },
    }),
  );
  const { returns } = result(await shopper.client.orderReturns(id));
  const orderId = returns.find((one) => one.id === returnId)?.exchange?.orderId ?? '';
  const { items } = result(await shopper.client.fulfillment(orderId));
  const waits = seen.toPay.amount > 0;
  if (waits && act.isPaid) await pays(parties, returnId);
  const end = waits && !act.isPaid ? 'called off' : act.end;
  if (end === 'called off') result(await shopper.client.cancelReturn(id, returnId));
  if (end === 'received' || end === 'sent back') {
    result(await staff.moveReturn(id, returnId, { to: 'approved', told: '' }));
    await store.sweep();
    for (const shipment of result(await staff.order(orderId)).shipments)
      for (const to of ['ready', 'delivered'] as const)
        result(await staff.moveShipment(orderId, shipment.id, { to }));
    const came = [{ itemIdentifier, quantity: 1, restocked: 1 }];
    result(await staff.receiveReturn(id, returnId, { lines: came, told: '' }));
  }
  return {
    end,
    orderId,
    cost: seen.wanted.cost.amount,
    fromCredit: seen.fromCredit.amount,
    byCard: act.isPaid ? seen.toPay.amount : 0,
    lines: items.map((item) => ({ itemIdentifier: item.itemIdentifier, quantity: item.quantity })),
  };
};

/** On the page of the company. */
const pays = async ({ store, shopper, id }: Parties, returnId: string): Promise<void> => {
  const { pageUrl } = result(await shopper.client.payExchange(id, returnId));
  await store.atProvider(pageUrl ?? '', { number: '4242424242424242', expiry: '12 / 40', cvc: '123' });
  const { status } = result(await shopper.client.refreshExchange(id, returnId));
  if (status !== 'paid') throw new Error(`the payment of ${returnId} is ${status}`);
};
