import type { AddressInput } from '@counterpane/contract/checkout/address';
import type { WalletClient } from '../../payment/wallet-flow.ts';
import { LOAD_FAILURE, withTimeout } from '../../payment/with-timeout.ts';
import type { BraintreeScripts } from '../../services.ts';
import type { PayPalButtons, PayPalCheckout, ShippingOverride } from './braintree-browser.ts';

interface BraintreeWalletOptions {
  readonly scripts: BraintreeScripts;
  /** PayPal Credit: the same wallet, which offers to pay later. */
  readonly offerCredit: boolean;
  /** Where the order goes. PayPal shows it and lets nobody change it there. */
  readonly shipping: AddressInput;
  /** Where the buttons are drawn. */
  readonly place: HTMLElement;
  /** For the script that PayPal adds to the page. */
  readonly nonce: string | undefined;
  readonly fetchToken: () => Promise<string>;
  readonly loadScript: (url: string) => Promise<void>;
  /** The page with what the scripts put on it. */
  readonly page: Pick<Window, 'braintree' | 'paypal'>;
}

/** A wallet whose buttons can be taken away again. */
interface BraintreeWallet extends WalletClient<PayPalCheckout> {
  close(): void;
  /** What Braintree's script tells of this device; absent where it did not say. */
  deviceData(): string | undefined;
}

/** PayPal and PayPal Credit by Braintree: the vault flow with our shipping address [C7]. */
export const createBraintreeWallet = (options: BraintreeWalletOptions): BraintreeWallet => {
  const { scripts, offerCredit, shipping, place, nonce, page } = options;
  let authorization = '';
  let buttons: PayPalButtons | null = null;
  let isClosed = false;
  let deviceData: string | undefined;
  return {
    load: async () => {
      authorization = await withTimeout(options.fetchToken());
      const scriptUrls = [scripts.clientUrl, scripts.paypalUrl, scripts.deviceUrl];
      await withTimeout(Promise.all(scriptUrls.map(options.loadScript))).catch((cause) => {
        throw new Error(LOAD_FAILURE, { cause });
      });
    },
    createInstance: async () => {
      const { client, paypalCheckout, dataCollector } = page.braintree ?? {};
      if (!client || !paypalCheckout || !dataCollector) throw new Error(LOAD_FAILURE);
      const created = await withTimeout(client.create({ authorization }));
      // It lowers declines and is no condition: PayPal is paid without it too.
      const collecting = dataCollector.create({ client: created }).then((collector) => {
        deviceData = collector.deviceData;
      });
      void collecting.catch(() => undefined);
      const checkout = await withTimeout(paypalCheckout.create({ client: created }));
      // The same for both wallets, because a page can hold PayPal's script only once.
      const sdk = checkout.loadPayPalSDK({
        vault: true,
        components: 'buttons',
        'enable-funding': 'credit',
        ...(nonce === undefined ? {} : { dataAttributes: { 'csp-nonce': nonce } }),
      });
      await withTimeout(sdk);
      return checkout;
    },
    renderButtons: async (checkout, handlers) => {
      const { paypal } = page;
      if (!paypal) throw new Error(LOAD_FAILURE);
      // The shopper has chosen something else in the meantime.
      if (isClosed) return;
      buttons = paypal.Buttons({
        fundingSource: offerCredit ? paypal.FUNDING.CREDIT : paypal.FUNDING.PAYPAL,
        createBillingAgreement: () =>
          checkout.createPayment({
            flow: 'vault',
            offerCredit,
            enableShippingAddress: true,
            shippingAddressEditable: false,
            shippingAddressOverride: overrideOf(shipping),
          }),
        ...handlers,
      });
      if (!buttons.isEligible()) throw new Error('PayPal does not offer this here');
      await buttons.render(place);
    },
    tokenize: async (checkout, approval) => (await checkout.tokenizePayment(approval)).nonce,
    deviceData: () => deviceData,
    close: () => {
      isClosed = true;
      void buttons?.close();
    },
  };
};

const overrideOf = (address: AddressInput): ShippingOverride => ({
  recipientName: address.fullName ?? '',
  line1: address.line1 ?? '',
  line2: address.line2 ?? '',
  city: address.city ?? '',
  state: address.state ?? '',
  postalCode: address.zip ?? '',
  countryCode: address.country ?? 'US',
  phone: address.phone ?? '',
});
