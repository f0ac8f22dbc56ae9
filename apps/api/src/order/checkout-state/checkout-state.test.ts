import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { setFlag } from '../../testing/set-flag.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const TOKEN = { id: 'tok_visa', card: { last4: '4242', brand: 'Visa' } };

const store = useTestStore(openCardStore);

describe('the state of a checkout', () => {
  it('is one answer: cart, order, addresses, consent and the token for staff [K3.31]', async () => {
    const shopper = store.shopper();
    expect(result(await shopper.client.checkout())).toMatchObject({
      cart: { id: null, items: [] },
      order: null,
      remoteToken: null,
      shippingAddress: null,
      billingAddress: null,
      differentBilling: false,
      permissions: { sendEmail: false, sendSMS: false },
    });
    await shopper.adds('mattress', 'queen');
    const { id, shortId } = await shopper.places();
    const billed = { ...HOME, line1: '1 Broadway' };
    result(
      await shopper.client.saveBilling({
        sameAsShipping: false,
        address: billed,
        paymentProvider: 'stripeDirect',
      }),
    );
    const cart = result(await shopper.client.cart());
    const invited = await (
      await shopper.fetch(`/api/carts/${cart.id}/remoteToken`, { method: 'POST' })
    ).json();
    const { help: _help, ...rest } = result(await shopper.client.cart());
    expect(result(await shopper.client.checkout())).toMatchObject({
      cart: rest,
      order: { id, shortId, status: 'awaiting_payment' },
      remoteToken: invited.result.remoteToken,
      shippingAddress: HOME,
      billingAddress: billed,
      differentBilling: true,
    });
  });

  it('says which steps were sent [K3.39]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const steps = async () => result(await shopper.client.checkout()).submittedSteps;
    expect(await steps()).toEqual({ shipping: false, billing: false });
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    expect(await steps()).toEqual({ shipping: true, billing: false });
    result(await shopper.client.saveBilling({ sameAsShipping: true, paymentProvider: 'stripeDirect' }));
    expect(await steps()).toEqual({ shipping: true, billing: true });
  });

  it('says how the cart comes, from when on, and what white glove service costs [K3.37]', async () => {
    const shopper = store.shopper();
    expect(result(await shopper.client.checkout())).toMatchObject({
      deliveryOption: 'ground',
      withMattressRemoval: false,
      sddInfo: null,
    });
    await shopper.adds('mattress', 'queen', 2);
    result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove', withMattressRemoval: true }));
    const asked = await (
      await shopper.fetch('/api/carts/my/items/product/type/cdd-service?brand=halcyon')
    ).json();
    expect(result(await shopper.client.checkout())).toMatchObject({
      deliveryOption: 'white-glove',
      withMattressRemoval: true,
      sddInfo: asked.result,
      wgsPrices: { basePrice: 19400, discountedPrice: 19400 },
    });
    result(await shopper.client.chooseDelivery({ deliveryOption: 'ground', withMattressRemoval: false }));
    const alaska = { ...HOME, city: 'Anchorage', state: 'AK', zip: '99501' };
    result(await shopper.client.saveShipping({ address: alaska, email: 'ada@example.com' }));
    expect(result(await shopper.client.checkout()).wgsPrices).toBeNull();
  });

  it('says what became of codes: one that was taken out stays out only while the flag says so [K3.36]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const codes = { preventAddingCoupon: false, isCouponEventFired: false, gtmCouponOverride: null };
    expect(result(await shopper.client.checkout())).toMatchObject(codes);
    result(await shopper.client.setCoupon('SLEEP10'));
    result(await shopper.client.removeCoupon());
    expect(result(await shopper.client.checkout())).toMatchObject({ ...codes, preventAddingCoupon: true });
    await setFlag(store, 'preventAddingCoupon', false);
    expect(result(await shopper.client.checkout()).preventAddingCoupon).toBe(false);
    await setFlag(store, 'preventAddingCoupon', true);
  });

  it('says which code took the place of another, and that one has expired [K3.36]', async () => {
    const customer = store.shopper();
    await customer.adds('mattress', 'queen');
    await customer.places({ email: 'grace@example.com', paymentDetails: { paymentToken: 'tok_visa' } });
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    result(await shopper.client.setCoupon('WELCOME5'));
    result(await shopper.client.saveShipping({ address: HOME, email: 'grace@example.com' }));
    expect(result(await shopper.client.checkout())).toMatchObject({
      gtmCouponOverride: 'WELCOMEBACK',
      isCouponEventFired: false,
    });
    result(await shopper.client.removeCoupon());
    result(await shopper.client.offerCoupon('LASTYEAR'));
    expect(result(await shopper.client.checkout()).isCouponEventFired).toBe(true);
  });

  it('says that a product page led straight to it, until something else is added [K3.36]', async () => {
    const shopper = store.shopper();
    expect(refusal(await shopper.client.comeFromProduct()).code).toBe('cart_empty');
    await shopper.adds('mattress', 'queen');
    const isRedirected = async () => result(await shopper.client.checkout()).pdpRedirected;
    expect(await isRedirected()).toBe(false);
    result(await shopper.client.comeFromProduct());
    expect(await isRedirected()).toBe(true);
    await shopper.adds('pillow', 'king');
    expect(await isRedirected()).toBe(false);
  });

  it('asks how the cart comes where white glove service goes, until it is chosen [K3.38]', async () => {
    const shopper = store.shopper();
    const isAsked = async () => result(await shopper.client.checkout()).showWGSModal;
    await shopper.adds('pillow', 'king');
    expect(await isAsked()).toBe(false);
    await shopper.adds('mattress', 'queen');
    expect(await isAsked()).toBe(true);
    const alaska = { country: 'US', state: 'AK', zip: '99501', city: 'Anchorage' };
    const newYork = { country: 'US', state: 'NY', zip: '10001', city: 'New York' };
    result(await shopper.client.setRegion({ shippingRegion: alaska }));
    expect(await isAsked()).toBe(false);
    result(await shopper.client.setRegion({ shippingRegion: newYork }));
    expect(await isAsked()).toBe(true);
    result(await shopper.client.chooseDelivery({ deliveryOption: 'ground' }));
    expect(await isAsked()).toBe(false);
  });

  it('says whether a size must be asked about [K3.38]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    expect(result(await shopper.client.checkout()).showWrongSizeModal).toBe(false);
    await shopper.adds('waterproof-mattress-protector', 'king');
    expect(result(await shopper.client.checkout()).showWrongSizeModal).toBe(true);
  });

  it('says where the payment stands: nothing, then a card that the provider took [K3.30]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    expect(result(await shopper.client.checkout())).toMatchObject({
      paymentProvider: null,
      paymentToken: null,
      isStripeValid: false,
      isExpressPayment: false,
      unavailablePaymentProviders: [],
      splitItNumberOfPayments: 12,
    });
    result(
      await shopper.client.saveBilling({
        sameAsShipping: true,
        paymentProvider: 'stripeDirect',
        cardToken: TOKEN,
      }),
    );
    expect(result(await shopper.client.checkout())).toMatchObject({
      paymentProvider: 'stripeDirect',
      paymentToken: TOKEN,
      isStripeValid: true,
    });
  });
});
