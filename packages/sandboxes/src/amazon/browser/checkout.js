// The sandbox's checkout.js: `amazon.Pay.renderButton(selector, config)` and `amazon.Pay.initCheckout(config)`.
(() => {
  const sandbox = new URL(document.currentScript.src).origin;

  const NEEDED = ['merchantId', 'publicKeyId', 'ledgerCurrency', 'placement'];
  const VALUES = {
    ledgerCurrency: ['USD', 'EUR', 'GBP', 'JPY'],
    productType: ['PayAndShip', 'PayOnly'],
    placement: ['Home', 'Product', 'Cart', 'Checkout', 'Other'],
    buttonColor: ['Gold', 'LightGray', 'DarkGray'],
    checkoutLanguage: ['en_US', 'en_GB', 'de_DE', 'fr_FR', 'it_IT', 'es_ES', 'ja_JP'],
  };
  const COLORS = { Gold: '#ffd814', LightGray: '#e7e9ec', DarkGray: '#565959' };

  const check = (config) => {
    for (const name of NEEDED) if (!config[name]) throw new Error(`Amazon Pay: ${name} is missing.`);
    for (const [name, values] of Object.entries(VALUES))
      if (config[name] !== undefined && !values.includes(config[name]))
        throw new Error(`Amazon Pay: ${name} cannot be ${config[name]}.`);
  };

  /** Leads to Amazon's page with everything that was signed: what is wrong with it is said there. */
  const leave = ({ createCheckoutSessionConfig: session, ...config }) => {
    if (!session?.payloadJSON || !session.signature)
      throw new Error('Amazon Pay: createCheckoutSessionConfig is missing.');
    const form = document.createElement('form');
    form.method = 'post';
    form.action = `${sandbox}/checkout/initiate`;
    const { merchantId, publicKeyId, ledgerCurrency, checkoutLanguage, productType, placement } = config;
    const said = { merchantId, publicKeyId, ledgerCurrency, checkoutLanguage, productType, placement };
    for (const [name, value] of Object.entries({ ...said, ...session })) {
      if (value === undefined) continue;
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  };

  const initCheckout = (config) => {
    check(config);
    leave(config);
  };

  /** Draws the button. Without a session to begin, the page says with `onClick` what a press does. */
  const renderButton = (selector, config) => {
    check(config);
    const place = document.querySelector(selector);
    if (!place) throw new Error(`Amazon Pay: there is no ${selector}.`);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'amazon pay';
    button.setAttribute('aria-label', 'Amazon Pay');
    Object.assign(button.style, {
      width: '100%',
      minHeight: '48px',
      border: '0',
      borderRadius: '4px',
      font: 'inherit',
      fontWeight: '700',
      cursor: 'pointer',
      color: config.buttonColor === 'DarkGray' ? '#ffffff' : '#0f1111',
      background: COLORS[config.buttonColor ?? 'Gold'],
    });
    let press = config.createCheckoutSessionConfig ? () => leave(config) : () => {};
    button.addEventListener('click', () => press());
    place.replaceChildren(button);
    return {
      onClick: (handler) => {
        press = handler;
      },
      initCheckout: (more) => initCheckout({ ...config, ...more }),
    };
  };

  window.amazon = { ...window.amazon, Pay: { renderButton, initCheckout } };
})();
