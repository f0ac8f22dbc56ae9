import type { Answer, Client } from '@counterpane/contract/client';
import type { DifferencePayment } from '@counterpane/contract/orders/difference-payment';
import { HOME } from '../support/visitor.ts';
import type { Chance } from './chance.ts';
import { again, quietly, until } from './visitor.ts';

/** What people do about an order that they have paid: at times with a double click, and not always to its end. */

export const sendsBack = async (client: Client, orderId: string, chance: Chance): Promise<void> => {
  const returns = await again(() => client.orderReturns(orderId));
  const line = returns.ok ? returns.result.lines.find(({ returnable }) => returnable > 0) : undefined;
  if (!line) return;
  const units = { itemIdentifier: line.itemIdentifier, quantity: 1 + chance.below(line.returnable) };
  const preview = await again(() => client.previewReturn(orderId, { lines: [units] }));
  if (!preview.ok) return;
  const { id, refund } = preview.result;
  const reason = chance.oneOf(line.reasons);
  const ask = () =>
    again(() =>
      client.requestReturn(orderId, { id, lines: [{ ...units, reason }], photos: [], refund: refund.amount }),
    );
  await Promise.all([ask(), ...(chance.happens(0.3) ? [ask()] : [])]);
};

/** The order of what comes instead; null where nothing can be had for a piece of the order that can be paid for. */
export const exchanges = async (client: Client, orderId: string, chance: Chance): Promise<string | null> => {
  const returns = await again(() => client.orderReturns(orderId));
  const line = returns.ok ? returns.result.lines.find(({ returnable }) => returnable > 0) : undefined;
  if (!line) return null;
  const { itemIdentifier } = line;
  const choices = await again(() => client.exchangeChoices(orderId, itemIdentifier));
  const payable = choices.ok ? choices.result.choices.filter(({ isPayable }) => isPayable) : [];
  if (!choices.ok || payable.length === 0) return null;
  const { sku } = chance.oneOf(payable);
  const preview = await again(() => client.previewExchange(orderId, { itemIdentifier, sku }));
  if (!preview.ok) return null;
  const reason = chance.oneOf(choices.result.reasons);
  const { back, fromCredit, toPay, returned } = preview.result;
  const wish = {
    ...{ id: returned.id, itemIdentifier, sku, reason, words: '', isDonated: false },
    ...{ back: back.amount, fromCredit: fromCredit.amount, toPay: toPay.amount },
  };
  const ask = () => again(() => client.requestExchange(orderId, wish));
  const [asked] = await Promise.all([ask(), ...(chance.happens(0.3) ? [ask()] : [])]);
  if (!asked.ok) return null;
  if (toPay.amount > 0)
    await paysDifference(chance, {
      open: () => again(() => client.payExchange(orderId, returned.id)),
      refresh: () => again(() => client.refreshExchange(orderId, returned.id)),
      callOff: () => again(() => client.cancelReturn(orderId, returned.id)),
    });
  const made = await again(() => client.orderReturns(orderId));
  return (made.ok && made.result.returns.find(({ id }) => id === returned.id)?.exchange?.orderId) || null;
};

/** Where there are no taxes, and where there are, and a fee for recycling. */
const MANCHESTER = { ...HOME, line1: '1 Elm St', line2: '', city: 'Manchester', state: 'NH', zip: '03101' };
const SAN_FRANCISCO = {
  ...HOME,
  ...{ line1: '1 Main St', line2: '', city: 'San Francisco', state: 'CA', zip: '94105' },
};

/** Has an order go where it costs less, and then where it costs more, which is paid or not. */
export const movesHouse = async (client: Client, orderId: string, chance: Chance): Promise<void> => {
  for (const address of [MANCHESTER, SAN_FRANCISCO]) {
    const preview = await again(() => client.previewAddress(orderId, { address }));
    if (!preview.ok) return;
    const { refund, fromCredit, toPay } = preview.result;
    const wish = { address, refund: refund.amount, fromCredit: fromCredit.amount, toPay: toPay.amount };
    const ask = () => again(() => client.changeAddress(orderId, wish));
    const [asked] = await Promise.all([ask(), ...(chance.happens(0.3) ? [ask()] : [])]);
    if (!asked.ok) return;
    if (toPay.amount > 0)
      await paysDifference(chance, {
        open: () => again(() => client.payAddress(orderId)),
        refresh: () => again(() => client.refreshAddress(orderId)),
        callOff: () => again(() => client.keepAddress(orderId)),
      });
  }
};

interface Difference {
  open(): Promise<Answer<DifferencePayment>>;
  refresh(): Promise<Answer<DifferencePayment>>;
  callOff(): Promise<Answer<unknown>>;
}

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const WAIT_MS = 8_000;

/** On the page of the card company: pays, is declined and pays, never comes back, leaves it unpaid, or calls it off, before or after. */
const paysDifference = async (chance: Chance, { open, refresh, callOff }: Difference): Promise<void> => {
  if (chance.happens(0.15)) return;
  const opened = await open();
  const page = opened.ok ? opened.result.pageUrl : null;
  if (page === null) return;
  const types = (number: string) =>
    fetch(page, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123' }),
    });
  if (chance.happens(0.2)) await quietly(() => types(DECLINED));
  if (chance.happens(0.1)) return void (await callOff());
  await Promise.all([
    quietly(() => types(GOOD)),
    ...(chance.happens(0.3) ? [quietly(() => types(GOOD))] : []),
  ]);
  if (chance.happens(0.1)) return void (await callOff());
  if (chance.happens(0.1)) return;
  await until(WAIT_MS, async () => {
    const seen = await refresh();
    return !seen.ok || seen.result.status !== 'unpaid';
  });
};
