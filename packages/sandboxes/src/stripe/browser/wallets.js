// Wallets of the sandbox's Stripe.js: served in front of stripe.js, inside the same function.

/** Listeners by the name of their event, as everything of Stripe's has them. */
class Emitter {
  #listeners = new Map();

  on(name, callback) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), callback]);
    return this;
  }

  once(name, callback) {
    const only = (event) => {
      this.off(name, only);
      callback(event);
    };
    return this.on(name, only);
  }

  off(name, callback) {
    const rest = (this.#listeners.get(name) ?? []).filter((known) => callback && known !== callback);
    this.#listeners.set(name, rest);
    return this;
  }

  hears(name) {
    return (this.#listeners.get(name) ?? []).length > 0;
  }

  emit(name, event) {
    for (const callback of this.#listeners.get(name) ?? []) callback(event);
  }
}

/** What this browser has: Safari tells of Apple Pay so, and others of payments at all. */
const walletsOfBrowser = () => ({
  applePay: 'ApplePaySession' in window,
  googlePay: 'PaymentRequest' in window,
});

/** The wallet's own sheet, which the store's page cannot look into. It speaks in messages. */
const openSheet = (sandbox, setup, hear) => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', setup.title);
  Object.assign(dialog.style, { padding: '0', border: '0', width: '26rem', maxWidth: '100%' });
  const frame = document.createElement('iframe');
  frame.title = setup.title;
  frame.src = `${sandbox}/elements/wallet-sheet.html#${encodeURIComponent(JSON.stringify({ ...setup, origin: location.origin }))}`;
  Object.assign(frame.style, { display: 'block', width: '100%', height: '34rem', border: '0' });
  const receive = (event) => {
    if (event.origin === sandbox && event.source === frame.contentWindow) hear(event.data);
  };
  window.addEventListener('message', receive);
  dialog.addEventListener('cancel', () => hear({ type: 'cancel' }));
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return {
    show: (shown) => frame.contentWindow?.postMessage(shown, sandbox),
    close: () => {
      window.removeEventListener('message', receive);
      dialog.close();
      dialog.remove();
    },
  };
};

const WALLETS = {
  apple_pay: { title: 'Apple Pay', option: 'applePay' },
  google_pay: { title: 'Google Pay', option: 'googlePay' },
};

/** The element of `elements.create('expressCheckout')`: a button for each wallet that the browser has. */
export class ExpressCheckoutElement extends Emitter {
  #sandbox;
  #group;
  #options;
  #container = null;

  constructor(sandbox, group, options) {
    super();
    this.#sandbox = sandbox;
    this.#group = group;
    this.#options = options;
  }

  mount(target) {
    const node = typeof target === 'string' ? document.querySelector(target) : target;
    if (!node) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
    const has = walletsOfBrowser();
    const shown = Object.keys(WALLETS).filter(
      (type) => has[WALLETS[type].option] && this.#options.paymentMethods?.[WALLETS[type].option] !== 'never',
    );
    this.#container = node;
    node.replaceChildren(...shown.map((type) => this.#button(type)));
    const offers = (type) => shown.includes(type);
    const none = { amazonPay: false, link: false, paypal: false, klarna: false };
    const available = { ...none, applePay: offers('apple_pay'), googlePay: offers('google_pay') };
    queueMicrotask(() =>
      this.emit('ready', {
        elementType: 'expressCheckout',
        availablePaymentMethods: shown.length > 0 ? available : undefined,
      }),
    );
  }

  update(options) {
    this.#options = { ...this.#options, ...options };
    return this;
  }

  unmount() {
    this.#container?.replaceChildren();
    this.#container = null;
  }

  destroy() {
    this.unmount();
  }

  #button(type) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = WALLETS[type].title;
    Object.assign(button.style, {
      width: '100%',
      minHeight: '2.75rem',
      border: '0',
      borderRadius: '0.4rem',
      background: '#000',
      color: '#fff',
      font: 'inherit',
      cursor: 'pointer',
    });
    button.addEventListener('click', () => this.#press(type));
    return button;
  }

  /** As with Stripe, the store must answer the press within a second, or nothing opens. */
  #press(type) {
    let isAnswered = false;
    const late = setTimeout(() => {
      isAnswered = true;
    }, 1000);
    const answer = (act) => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(late);
      act();
    };
    this.emit('click', {
      elementType: 'expressCheckout',
      expressPaymentType: type,
      resolve: (details = {}) => answer(() => this.#open(type, { ...this.#options, ...details })),
      reject: () => answer(() => undefined),
    });
  }

  #open(type, options) {
    const group = this.#group;
    let shown = { lineItems: options.lineItems ?? [], shippingRates: options.shippingRates ?? [] };
    const setup = {
      title: WALLETS[type].title,
      currency: group.currency,
      needsAddress: Boolean(options.shippingAddressRequired),
      countries: options.allowedShippingCountries ?? [],
    };
    const update = (problem) => sheet.show({ ...shown, amount: group.amount, problem: problem ?? null });
    const resolve = (details = {}) => {
      shown = { ...shown, ...details };
      update();
    };
    const reject = () => update('This address cannot be used here.');
    const hear = (said) => {
      if (said.type === 'ready' && !said.address) return update();
      if (said.type === 'ready' || said.type === 'address') {
        const { line1: _line1, line2: _line2, ...partial } = said.address;
        return this.hears('shippingaddresschange')
          ? this.emit('shippingaddresschange', { name: said.name, address: partial, resolve, reject })
          : update();
      }
      sheet.close();
      if (said.type === 'cancel') return this.emit('cancel', { elementType: 'expressCheckout' });
      group.approved = { card: said.card, wallet: type };
      const person = { name: said.name, email: said.email, phone: said.phone, address: said.address };
      this.emit('confirm', {
        expressPaymentType: type,
        billingDetails: person,
        ...(setup.needsAddress ? { shippingAddress: { name: said.name, address: said.address } } : {}),
        ...(shown.shippingRates[0] ? { shippingRate: shown.shippingRates[0] } : {}),
        paymentFailed: () => undefined,
      });
    };
    const sheet = openSheet(this.#sandbox, setup, hear);
  }
}

const addressOfRequest = ({ address, name, phone }) => ({
  country: address.country,
  region: address.state,
  city: address.city,
  postalCode: address.postal_code,
  addressLine: [address.line1, address.line2].filter(Boolean),
  recipient: name,
  phone,
});

/** What `stripe.paymentRequest()` gives: the browser's own payment sheet. */
export class WalletPaymentRequest extends Emitter {
  #sandbox;
  #options;
  #tokenise;
  #isShowing = false;

  constructor(sandbox, options, tokenise) {
    super();
    this.#sandbox = sandbox;
    this.#options = options;
    this.#tokenise = tokenise;
  }

  async canMakePayment() {
    const { applePay, googlePay } = walletsOfBrowser();
    return applePay || googlePay ? { applePay, googlePay, link: false, browserCard: googlePay } : null;
  }

  isShowing() {
    return this.#isShowing;
  }

  update(changes) {
    this.#options = { ...this.#options, ...changes };
  }

  show() {
    const { currency, requestShipping, country } = this.#options;
    let shown = this.#options;
    this.#isShowing = true;
    const update = ({ status = 'success', ...details } = {}) => {
      shown = { ...shown, ...details };
      sheet.show({
        amount: shown.total.amount,
        lineItems: (shown.displayItems ?? []).map(({ label, amount }) => ({ name: label, amount })),
        shippingRates: (shown.shippingOptions ?? []).map(({ label, ...rest }) => ({
          displayName: label,
          ...rest,
        })),
        problem: status === 'success' ? null : 'This address cannot be used here.',
      });
    };
    const hear = async (said) => {
      if (said.type === 'ready' && !said.address) return update();
      if (said.type === 'ready' || said.type === 'address') {
        const shippingAddress = addressOfRequest(said);
        return this.hears('shippingaddresschange')
          ? this.emit('shippingaddresschange', { shippingAddress, updateWith: update })
          : update();
      }
      sheet.close();
      this.#isShowing = false;
      if (said.type === 'cancel') return this.emit('cancel');
      const { token, error } = await this.#tokenise(said.card);
      if (error) return this.emit('cancel');
      this.emit('token', {
        token,
        complete: () => undefined,
        payerName: said.name,
        payerEmail: said.email,
        payerPhone: said.phone,
        ...(requestShipping ? { shippingAddress: addressOfRequest(said) } : {}),
        walletName: 'browserCard',
        methodName: 'basic-card',
      });
    };
    const countries = [country];
    const title = 'Payment Request';
    const setup = { title, currency, needsAddress: Boolean(requestShipping), countries };
    const sheet = openSheet(this.#sandbox, setup, hear);
  }
}
