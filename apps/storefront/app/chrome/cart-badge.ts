import { fetchCart } from '@counterpane/contract/cart/cart-calls';
import { browserFetch } from '../failures/browser-fetch.ts';
import { watchPage } from '../failures/watch-page.ts';
// The header's other script: one file for both.
import './search/load-search-combobox.ts';

watchPage();

/** Public pages are the same for everyone; how many things are in the cart is written in afterwards. */
const fillCartBadge = async (): Promise<void> => {
  const badge = document.querySelector<HTMLElement>('[data-cart-badge]');
  if (!badge) return;
  const answer = await fetchCart(browserFetch);
  if (!answer.ok) return;
  const count = String(answer.result.itemsCount || '');
  badge.textContent = count;
  const words = count === '1' ? badge.dataset.one : badge.dataset.many?.replace('{count}', count);
  if (count && words) badge.closest('a')?.setAttribute('aria-label', words);
  else badge.closest('a')?.removeAttribute('aria-label');
};

// A badge that cannot be filled stays empty: the link beside it works all the same.
const fill = (): void => void fillCartBadge().catch(() => undefined);

/** A page prerendered for later must not count as a visit, nor may its badge be old when it is shown. */
if ('prerendering' in document && document.prerendering === true) {
  document.addEventListener('prerenderingchange', fill, { once: true });
} else {
  fill();
}
window.addEventListener('pageshow', ({ persisted }) => persisted && fill());
