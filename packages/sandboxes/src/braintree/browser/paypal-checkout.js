// The sandbox's paypal-checkout.min.js: the vault flow of `braintree.paypalCheckout`.
(() => {
  const sandbox = new URL(document.currentScript.src).origin;

  const loadScript = (src, attributes) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(`data-${name}`, value);
      script.onload = resolve;
      script.onerror = () => reject(new Error('PAYPAL_SDK_LOAD_FAILED'));
      document.head.append(script);
    });

  let sdk = null;

  class PayPalCheckout {
    #client;

    constructor(client) {
      this.#client = client;
    }

    async loadPayPalSDK({ dataAttributes = {}, ...options } = {}) {
      sdk ??= loadScript(`${sandbox}/sdk/js?${new URLSearchParams(options)}`, dataAttributes);
      try {
        await sdk;
      } catch (error) {
        sdk = null;
        throw error;
      }
      return this;
    }

    /** Sends what braintree-web 3.144.0 sends for the vault flow. */
    async createPayment({
      flow,
      offerCredit,
      enableShippingAddress,
      shippingAddressEditable,
      shippingAddressOverride,
    }) {
      if (flow !== 'vault') throw new Error(`The sandbox knows the vault flow, not ${flow}.`);
      const { agreementSetup } = await this.#client.request({
        endpoint: 'paypal_hermes/setup_billing_agreement',
        data: {
          // PayPal's buttons use neither address: they only lead to a page of an error.
          returnUrl: 'https://www.paypal.com/checkoutnow/error',
          cancelUrl: 'https://www.paypal.com/checkoutnow/error',
          offerPaypalCredit: offerCredit === true,
          experienceProfile: {
            noShipping: String(!enableShippingAddress),
            addressOverride: shippingAddressEditable === false,
          },
          shippingAddress: shippingAddressOverride,
        },
      });
      return agreementSetup.tokenId;
    }

    async tokenizePayment({ billingToken }) {
      const { paypalAccounts } = await this.#client.request({
        endpoint: 'payment_methods/paypal_accounts',
        data: {
          paypalAccount: {
            correlationId: billingToken,
            options: { validate: true },
            billingAgreementToken: billingToken,
          },
        },
      });
      const [{ nonce, type, details }] = paypalAccounts;
      return { nonce, type, details: details.payerInfo };
    }
  }

  const create = async ({ client }) => new PayPalCheckout(client);

  window.braintree = { ...window.braintree, paypalCheckout: { create, VERSION: 'sandbox' } };
})();
