// The sandbox's Stripe.js: `window.Stripe(publishableKey)` with what the store uses of it.
(() => {
  const source = new URL(document.currentScript.src);
  const sandbox = source.origin;
  const release = source.pathname.split('/')[1];

  const TITLES = {
    cardNumber: 'Secure card number input frame',
    cardExpiry: 'Secure expiration date input frame',
    cardCvc: 'Secure CVC input frame',
  };

  const randomName = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

  const notMounted = {
    type: 'validation_error',
    message: 'We could not retrieve data from the specified Element. Please make sure it is still mounted.',
  };

  const heightOf = ({ style }) =>
    `calc(${style?.base?.lineHeight ?? '1.2'} * ${style?.base?.fontSize ?? '1rem'})`;

  /** One card field: a frame of the sandbox's origin that tells what may be told of it. */
  class CardElement {
    #group;
    #elementType;
    #options;
    #onDestroy;
    #frame = randomName();
    #listeners = new Map();
    #waiting = new Map();
    #container = null;
    #iframe = null;
    #isReady = false;
    #queued = [];
    #receive = (event) => {
      if (event.origin !== sandbox || event.source !== this.#iframe?.contentWindow) return;
      if (event.data?.frame === this.#frame) this.#hear(event.data);
    };

    constructor(group, elementType, options, onDestroy) {
      this.#group = group;
      this.#elementType = elementType;
      this.#options = options;
      this.#onDestroy = onDestroy;
    }

    mount(target) {
      const node = typeof target === 'string' ? document.querySelector(target) : target;
      if (!node) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
      this.unmount();
      this.#container = node;
      this.#iframe = this.#createFrame();
      window.addEventListener('message', this.#receive);
      node.replaceChildren(this.#iframe);
      this.#mark('', true);
      this.#mark('--empty', true);
    }

    unmount() {
      window.removeEventListener('message', this.#receive);
      this.#iframe?.remove();
      for (const name of ['', '--empty', '--complete', '--invalid', '--focus']) this.#mark(name, false);
      for (const resolve of this.#waiting.values()) resolve({ error: notMounted });
      this.#waiting.clear();
      this.#queued = [];
      this.#isReady = false;
      this.#iframe = null;
      this.#container = null;
    }

    destroy() {
      this.unmount();
      this.#listeners.clear();
      this.#onDestroy();
    }

    on(name, callback) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), callback]);
      return this;
    }

    once(name, callback) {
      const only = (detail) => {
        this.off(name, only);
        callback(detail);
      };
      return this.on(name, only);
    }

    off(name, callback) {
      const rest = (this.#listeners.get(name) ?? []).filter((known) => callback && known !== callback);
      this.#listeners.set(name, rest);
      return this;
    }

    focus() {
      this.#command({ command: 'focus' });
    }

    blur() {
      this.#command({ command: 'blur' });
    }

    clear() {
      this.#command({ command: 'clear' });
    }

    update(changes) {
      this.#options = { ...this.#options, ...changes };
      this.#command({ command: 'update', options: this.#shownOptions() });
    }

    /** For `stripe.createToken` alone. */
    tokenise(details) {
      if (!this.#iframe) return Promise.resolve({ error: notMounted });
      return new Promise((resolve) => {
        const call = randomName();
        this.#waiting.set(call, resolve);
        this.#command({ command: 'createToken', call, details });
      });
    }

    #createFrame() {
      const setup = {
        ...this.#group,
        ...this.#shownOptions(),
        origin: location.origin,
        frame: this.#frame,
        elementType: this.#elementType,
      };
      const iframe = document.createElement('iframe');
      iframe.title = TITLES[this.#elementType];
      iframe.name = `__privateStripeFrame-${this.#frame}`;
      iframe.src = `${sandbox}/elements/card-frame.html#${encodeURIComponent(JSON.stringify(setup))}`;
      const height = heightOf(this.#options);
      Object.assign(iframe.style, { display: 'block', width: '100%', border: '0', height });
      return iframe;
    }

    #shownOptions() {
      const { style, placeholder, disabled } = this.#options;
      return { style, placeholder, disabled };
    }

    /** What is asked of a frame that still loads waits until it says that it is ready. */
    #command(message) {
      if (!this.#isReady) this.#queued.push(message);
      else this.#iframe.contentWindow.postMessage(message, sandbox);
    }

    #hear({ type, detail, call, result }) {
      if (type === 'ready') this.#becomeReady();
      if (type === 'focus' || type === 'blur') this.#mark('--focus', type === 'focus');
      if (type === 'change') {
        this.#mark('--empty', detail.empty);
        this.#mark('--complete', detail.complete);
        this.#mark('--invalid', Boolean(detail.error));
      }
      if (type === 'result') {
        this.#waiting.get(call)?.(result);
        this.#waiting.delete(call);
      }
      if (type === 'submit') this.#container.closest('form')?.requestSubmit();
      const heard = detail ?? { elementType: this.#elementType };
      for (const callback of this.#listeners.get(type) ?? []) callback(heard);
    }

    #becomeReady() {
      this.#isReady = true;
      const queued = this.#queued;
      this.#queued = [];
      for (const message of queued) this.#command(message);
    }

    #mark(name, isOn) {
      this.#container?.classList.toggle(`StripeElement${name}`, isOn);
    }
  }

  /** What the store said of a payment that is not made yet, and what a wallet approved of it. */
  const payments = new WeakMap();

  const createElements = (key, { mode, amount, currency, captureMethod = 'automatic' } = {}) => {
    const made = new Map();
    const group = { key, group: randomName() };
    const payment = { amount, currency, captureMethod, isSubmitted: false, approved: null };
    const elements = {
      update: (changes) => Object.assign(payment, changes),
      submit: async () => {
        payment.isSubmitted = true;
        return {};
      },
      create: (elementType, options = {}) => {
        if (elementType === 'expressCheckout') {
          if (mode === 'payment' && currency) return new ExpressCheckoutElement(sandbox, payment, options);
          throw new Error('The Express Checkout Element needs a mode, an amount and a currency.');
        }
        if (!TITLES[elementType])
          throw new Error(`A valid Element name must be provided. Got: ${elementType}`);
        if (made.has(elementType)) {
          throw new Error(`Can only create one Element of type ${elementType} in an Elements group.`);
        }
        const element = new CardElement(group, elementType, options, () => made.delete(elementType));
        made.set(elementType, element);
        return element;
      },
      getElement: (elementType) => made.get(elementType) ?? null,
    };
    payments.set(elements, payment);
    return elements;
  };

  /** Stripe's API as a browser may call it: form fields only, so that no preflight is needed. */
  const callApi = async (method, path, fields, name = 'paymentIntent') => {
    const query = new URLSearchParams(fields);
    try {
      const url = `${sandbox}/v1/${path}`;
      const answer =
        method === 'GET' ? await fetch(`${url}?${query}`) : await fetch(url, { method, body: query });
      const result = await answer.json();
      return answer.ok ? { [name]: result } : result;
    } catch {
      return {
        error: { type: 'api_connection_error', message: 'We could not reach Stripe. Please try again.' },
      };
    }
  };

  const idOf = (clientSecret) => clientSecret.split('_secret_')[0];

  /** The real Stripe.js shows some challenges in a layer of its own; here the whole page goes there and back. */
  const followNextAction = (result) => {
    const url = result.paymentIntent?.next_action?.redirect_to_url?.url;
    if (!url) return result;
    location.assign(url);
    return new Promise(() => {});
  };

  const Stripe = (key) => {
    if (typeof key !== 'string' || !key.startsWith('pk_')) {
      throw new Error(
        'Please call Stripe() with your publishable key. You used a key that starts otherwise.',
      );
    }
    const retrieve = (secret) =>
      callApi('GET', `payment_intents/${idOf(secret)}`, { key, client_secret: secret });
    return {
      elements: (options) => createElements(key, options),
      createConfirmationToken: ({ elements, params }) =>
        requestConfirmationToken(callApi, key, payments.get(elements), params),
      paymentRequest: (options) =>
        new WalletPaymentRequest(sandbox, options, (card) => requestToken(callApi, key, card)),
      createToken: (element, details = {}) => element.tokenise(details),
      retrievePaymentIntent: retrieve,
      handleNextAction: async ({ clientSecret }) => followNextAction(await retrieve(clientSecret)),
      confirmCardPayment: async (clientSecret, data = {}) => {
        const fields = { key, client_secret: clientSecret, return_url: data.return_url ?? location.href };
        if (typeof data.payment_method === 'string') fields.payment_method = data.payment_method;
        return followNextAction(
          await callApi('POST', `payment_intents/${idOf(clientSecret)}/confirm`, fields),
        );
      },
    };
  };

  // @stripe/stripe-js compares this with the release it was made for, and warns when they differ.
  Stripe.version = release === 'v3' ? 3 : release;
  window.Stripe = Stripe;
})();
