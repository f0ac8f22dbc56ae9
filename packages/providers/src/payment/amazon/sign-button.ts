import type { SellingCountry } from '@counterpane/rules/payments/methods';
import { HostedPageRefused, type HostedPageRequest, type Recipient } from '../port.ts';
import type { SignedButton, WalletSessions } from '../wallet-sessions.ts';
import { ALGORITHM, type AmazonSigner } from './amazon-signer.ts';
import { paymentInfo, storeName } from './payment-info.ts';

/** Who signs what Amazon's button starts with, and for which store. */
export interface ButtonSigner {
  readonly signer: AmazonSigner;
  readonly publicKeyId: string;
  readonly storeId: string;
}

/**
 * A session before there is an order: the shopper signs in, and chooses an address that we deliver to and a way to pay.
 * @see https://developer.amazon.com/docs/amazon-pay-checkout/add-the-amazon-pay-button.html
 */
export const signStart = (
  button: ButtonSigner,
  { reviewReturnUrl, shopName, country, proof }: Parameters<WalletSessions['sign']>[0],
): Promise<SignedButton> =>
  sign(button, {
    // Who turns back comes to the same page: with a session it says why, without one it leads to the cart.
    webCheckoutDetails: { checkoutReviewReturnUrl: reviewReturnUrl, checkoutCancelUrl: reviewReturnUrl },
    storeId: button.storeId,
    scopes: ['name', 'email', 'phoneNumber'],
    deliverySpecifications: {
      addressRestrictions: { type: 'Allowed', restrictions: { [country]: {} } },
    },
    merchantMetadata: { ...storeName(shopName), customInformation: proof },
  });

/**
 * An order whose address we know: the shopper signs in and pays in one go. Those who turn back come to the same address as those
 * who have paid: it asks what became of the order, and tells why where a session comes along.
 * @see https://developer.amazon.com/docs/amazon-pay-checkout/end-of-checkout.html
 */
export const signOrder = (button: ButtonSigner, request: HostedPageRequest): Promise<SignedButton> =>
  sign(button, {
    webCheckoutDetails: {
      checkoutMode: 'ProcessOrder',
      checkoutResultReturnUrl: request.returnUrl,
      checkoutCancelUrl: request.returnUrl,
    },
    storeId: button.storeId,
    scopes: ['name', 'email'],
    ...paymentInfo(request),
    addressDetails: addressDetails(request.shipTo),
  });

/** Countries whose addresses Amazon refuses with a region, as far as we deliver there. */
const WITHOUT_REGION: readonly SellingCountry[] = ['GB'];

/** @see https://developer.amazon.com/docs/amazon-pay-checkout/address-formatting-and-validation.html */
const addressDetails = (shipTo: Recipient | undefined) => {
  if (!shipTo) throw new HostedPageRefused('Amazon Pay wants to know where an order goes.');
  const { name, line1, line2, city, state, zip, country, phone } = shipTo;
  return {
    name,
    addressLine1: line1,
    ...(line2 ? { addressLine2: line2 } : {}),
    city,
    ...(WITHOUT_REGION.some((one) => one === country) ? {} : { stateOrRegion: state }),
    postalCode: zip,
    countryCode: country,
    phoneNumber: phone,
  };
};

/** The signature is of this very text. */
const sign = async ({ signer, publicKeyId }: ButtonSigner, payload: object): Promise<SignedButton> => {
  const payloadJSON = JSON.stringify(payload);
  const signature = (await signer()).generateButtonSignature(payloadJSON);
  return { payloadJSON, signature, publicKeyId, algorithm: ALGORITHM };
};
