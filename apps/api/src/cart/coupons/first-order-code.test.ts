import { describe, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { HOME, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

type Shopper = ReturnType<CardStore['shopper']>;

const withMattress = async (host?: string): Promise<Shopper> => {
  const shopper = store.shopper(host);
  await shopper.adds('mattress', 'queen');
  return shopper;
};
/** Each has a phone of their own: phone and ZIP code tell people apart too. */
const phones = new Map<string, string>();
const phoneOf = (email: string): string => {
  const key = email.toLowerCase();
  const phone = phones.get(key) ?? `212555${1000 + phones.size}`;
  phones.set(key, phone);
  return phone;
};

const ships = async (shopper: Shopper, email: string, sendEmail = true) =>
  result(
    await shopper.client.saveShipping({ address: { ...HOME, phone: phoneOf(email) }, email, sendEmail }),
  );
const codeOf = async (shopper: Shopper) => result(await shopper.client.cart()).couponDetails?.code ?? null;

describe('the discount for first orders', () => {
  it('is given to a shopper who ticks its box and never ordered, lowers the total and stands in the receipt [K5.50]', async () => {
    for (const host of ['halcyon.localhost', 'drift.localhost']) {
      const shopper = store.shopper(host);
      await shopper.adds('pillow', 'standard');
      await ships(shopper, `first@${host}.example`);
      const { couponDetails, totalPrice, receipt } = result(await shopper.client.cart());
      expect(couponDetails).toMatchObject({ code: 'WELCOME5', applied: true });
      expect(JSON.stringify(receipt)).toContain('5% off your first order');
      const without = result(await shopper.client.removeCoupon());
      expect(totalPrice.amount).toBeLessThan(without.totalPrice.amount);
    }
  });

  it('does not come without the tick, nor for a customer who has ordered before, whose consent is kept all the same', async () => {
    const silent = await withMattress();
    await ships(silent, 'silent@example.com', false);
    expect(await codeOf(silent)).toBeNull();

    const customer = await withMattress();
    await customer.places({ email: 'known@example.com', paymentDetails: { paymentToken: 'tok_visa' } });
    await customer.adds('mattress', 'queen');
    await ships(customer, 'Known@example.com');
    expect(await codeOf(customer)).toBeNull();
    expect(result(await customer.client.checkout()).permissions.sendEmail).toBe(true);
  });

  it('takes the place of a code that gives less, and not of one that gives more', async () => {
    const back = await withMattress();
    result(await back.client.setCoupon('WELCOMEBACK'));
    await ships(back, 'less@example.com');
    expect(await codeOf(back)).toBe('WELCOME5');

    const better = await withMattress();
    result(await better.client.setCoupon('SLEEP10'));
    await ships(better, 'more@example.com');
    expect(await codeOf(better)).toBe('SLEEP10');
  });

  it('that was taken off does not come again', async () => {
    const shopper = await withMattress();
    await ships(shopper, 'off@example.com');
    result(await shopper.client.removeCoupon());
    await ships(shopper, 'off@example.com');
    expect(await codeOf(shopper)).toBeNull();
  });
});
