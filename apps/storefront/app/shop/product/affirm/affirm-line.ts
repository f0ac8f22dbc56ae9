import { CHOICE_SHOWN } from '../show-variant.ts';

/** What Affirm's script finds when it starts, and what is there afterwards. */
interface Affirm {
  readonly _: readonly unknown[];
  readonly ui: { readonly _: readonly unknown[]; readonly refresh?: () => void };
  readonly checkout: { readonly _: readonly unknown[] };
}

declare global {
  interface Window {
    affirm?: Affirm;
    _affirm_config?: object;
  }
}

/**
 * Lets Affirm write its line in the place of ours, for the price of the chosen variant. Its script is loaded once, after
 * everything of ours, and only for a shopper who comes near.
 */
export const followAffirmLine = (place: HTMLElement): void => {
  const line = place.querySelector<HTMLElement>('.affirm-as-low-as');
  if (!line) return;
  let isNear = false;
  let drawn: string | undefined;
  const draw = (): void => {
    if (!isNear || line.hidden || line.dataset.amount === drawn) return;
    drawn = line.dataset.amount;
    // Until its script runs there is nothing to call: it reads the amount when it starts.
    if (window.affirm) window.affirm.ui.refresh?.();
    else loadAffirm(place.dataset);
  };
  const show = (): void => {
    const chosen = place.querySelector<HTMLElement>('[data-variants]:not([hidden]) [data-affirm-amount]');
    const amount = chosen?.dataset.affirmAmount;
    line.hidden = amount === undefined;
    if (amount !== undefined && amount !== line.dataset.amount) {
      line.dataset.amount = amount;
      // What it says is of another price: ours stands until it is drawn again.
      line.replaceChildren();
    }
    draw();
  };
  place.closest('form')?.addEventListener(CHOICE_SHOWN, show);
  whenLoaded(() =>
    whenNear(place, () => {
      isNear = true;
      show();
    }),
  );
};

const whenLoaded = (act: () => void): void => {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
};

const whenNear = (place: HTMLElement, act: () => void): void => {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  watcher.observe(place);
};

/** What Affirm's own snippet does: its settings wait where its script looks for them. */
const loadAffirm = ({ affirmScript = '', affirmKey, affirmLocale, affirmCountry }: DOMStringMap): void => {
  const config = { public_api_key: affirmKey, locale: affirmLocale, country_code: affirmCountry };
  window._affirm_config = { ...config, script: affirmScript };
  const checkout = Object.assign(() => undefined, { _: [['set', [config]]] });
  window.affirm = { _: [], ui: { _: [] }, checkout };
  const script = document.createElement('script');
  script.src = affirmScript;
  script.async = true;
  document.head.append(script);
};
