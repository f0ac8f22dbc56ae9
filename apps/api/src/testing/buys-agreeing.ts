import { HOME, result, type Shopper } from './shopper.ts';

/** What a shopper ticks when they say where it goes. */
export interface Agreed {
  readonly sendEmail?: boolean;
  readonly sendSMS?: boolean;
}

/** A paid order of a person who agrees to what is named. */
export const buysAgreeing = async (shopper: Shopper, email: string, agreed: Agreed) => {
  await shopper.adds('pillow', 'standard');
  const order = await shopper.order({ email });
  result(
    await shopper.client.saveShipping({
      ...{ address: HOME, email, sendEmail: false, sendSMS: false },
      ...agreed,
    }),
  );
  const { version, totalPrice } = result(await shopper.client.cart());
  const { id } = result(
    await shopper.client.createOrder({ ...order, cartVersion: version, expectedTotal: totalPrice }),
  );
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  return { id, client: shopper.client };
};
