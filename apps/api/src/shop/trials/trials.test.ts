import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { endMailing } from '../../order/mailings/reader-mailings.ts';
import { buysAgreeing } from '../../testing/buys-agreeing.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { tellTrialEndings } from './tell-trial-endings.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});

const DAY_MS = 86_400_000;

/** A pillow, with 50 nights to try it, that is delivered today. */
const gets = async (email: string, sendEmail = true) => {
  const bought = await buysAgreeing(store.shopper(), email, { sendEmail });
  await store.sweep();
  const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
  for (const shipment of result(await staff.order(bought.id)).shipments)
    for (const to of ['ready', 'delivered'] as const)
      result(await staff.moveShipment(bought.id, shipment.id, { to }));
  await store.sweep();
  return bought;
};
const runs = async (days: number) => {
  store.clock.forward(days * DAY_MS);
  await Promise.all([tellTrialEndings(store.deps), tellTrialEndings(store.deps)]);
  await store.sweep();
};
const mailTo = (email: string) =>
  store.sentMail.filter(({ to, subject }) => to === email && subject.startsWith('Your trial with'));

describe('the end of a trial', () => {
  it('is told fourteen days before the last night, once, to who agreed to emails', async () => {
    const [agreed, silent] = ['sleeper@example.com', 'silent@example.com'];
    await gets(agreed);
    await gets(silent, false);
    const lastNight = new Date(store.clock.now() + 49 * DAY_MS);
    await runs(34);
    expect(mailTo(agreed)).toEqual([]);
    await runs(1);
    await runs(3);
    const [mail, ...more] = mailTo(agreed);
    expect([more, mailTo(silent)]).toEqual([[], []]);
    expect(mail?.text).toContain(`${lastNight.getUTCDate()}`);
    expect(mail?.text).toMatch(/Memory foam pillow: /);
    expect(mail?.unsubscribeUrl).toContain('&kind=trial_ending');
  });

  it('is not told of what went back, nor to who has said no since', async () => {
    const [returned, stopped] = ['returned@example.com', 'stopped@example.com'];
    const { id, client } = await gets(returned);
    await gets(stopped);
    const { cart } = result(await client.order(id));
    const lines = [{ itemIdentifier: cart.items[0]?.itemIdentifier ?? '', quantity: 1 }];
    const seen = result(await client.previewReturn(id, { lines }));
    result(
      await client.requestReturn(id, {
        ...{ id: seen.id, words: '', isDonated: false, refund: seen.refund.amount },
        lines: lines.map((line) => ({ ...line, reason: 'too_soft' as const })),
      }),
    );
    const storefront = store.deps.catalogue.getStorefront('halcyon');
    await store.database.transaction((tx) =>
      endMailing(store.deps, tx, { storefront, email: stopped }, 'trial_ending'),
    );
    await runs(36);
    expect([mailTo(returned), mailTo(stopped)]).toEqual([[], []]);
  });
});
