// The sandbox's affirm.js: writes a line into every `.affirm-as-low-as`, and again at `affirm.ui.refresh()`.
(() => {
  const MONTHS = 12;
  const LEAST = 5_000;
  const COUNTRIES = ['USA', 'CAN'];
  const WORDS = {
    en_US: ['Starting at ', '/mo with Affirm. Check your purchasing power'],
    en_CA: ['Starting at ', '/mo with Affirm. Check your purchasing power'],
    fr_CA: ['À partir de ', ' par mois avec Affirm. Vérifiez votre pouvoir d’achat'],
  };

  /** The page's snippet leaves calls that wait; the first of them sets the merchant. */
  const [, [said] = []] = (window.affirm?.checkout?._ ?? []).find(([name]) => name === 'set') ?? [];
  const { public_api_key: key, locale = 'en_US', country_code: country = 'USA' } = said ?? {};
  if (!key) throw new Error('Affirm: public_api_key is missing.');
  if (!WORDS[locale]) throw new Error(`Affirm: locale cannot be ${locale}.`);
  if (!COUNTRIES.includes(country)) throw new Error(`Affirm: country_code cannot be ${country}.`);

  /** A browser's first number format holds a phone up for longer than all the rest of this script. */
  const moneyOf = (cents) => {
    const [dollars, rest] = (cents / 100).toFixed(2).split('.');
    const [between, point] = locale === 'fr_CA' ? ['\u00a0', ','] : [',', '.'];
    const thousands = dollars.slice(0, -3);
    const amount = (thousands && thousands + between) + dollars.slice(-3) + point + rest;
    return locale === 'fr_CA' ? `${amount}\u00a0$` : `$${amount}`;
  };

  const textOf = ({ amount, pageType }) => {
    const cents = Number(amount);
    if (pageType !== 'product' || !Number.isInteger(cents) || cents < LEAST) return '';
    const [before, after] = WORDS[locale];
    return before + moneyOf(Math.ceil(cents / MONTHS)) + after;
  };

  const refresh = () => {
    for (const line of document.querySelectorAll('.affirm-as-low-as'))
      line.textContent = textOf(line.dataset);
  };

  window.affirm = { ...window.affirm, ui: { ready: (act) => act(), refresh } };
  refresh();
})();
