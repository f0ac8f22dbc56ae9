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

    async createPayment({ flow, offerCredit, shippingAddressOverride }) {
      if (flow !== 'vault') throw new Error(`The sandbox knows the vault flow, not ${flow}.`);
      const { agreementSetup } = await this.#client.request({
        endpoint: 'paypal_hermes/setup_billing_agreement',
        data: { offerPaypalCredit: offerCredit === true, ...shippingAddressOverride },
      });
      return agreementSetup.tokenId;
    }

    async tokenizePayment({ billingToken }) {
      const { paypalAccounts } = await this.#client.request({
        endpoint: 'payment_methods/paypal_accounts',
        data: { paypalAccount: { billingAgreementToken: billingToken } },
      });
      return paypalAccounts[0];
    }
  }

  const create = async ({ client }) => new PayPalCheckout(client);

  window.braintree = { ...window.braintree, paypalCheckout: { create, VERSION: 'sandbox' } };
})();
