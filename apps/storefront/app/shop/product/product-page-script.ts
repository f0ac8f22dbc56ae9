import { scrollToElement } from '../../design/scroll-to.ts';
import { answerDeliveredPrice } from '../delivered-price/ask-delivered-price.ts';
import { askAfterAdding, openAdded } from './added/ask-after-adding.ts';
import { chosenProperties, rememberChoice } from './choices/form-choice.ts';
import { swapIfSoldOut } from './choices/swap-sold-out.ts';
import { followColor, followPhotosInPlace } from './photos/follow-photos.ts';
import { showVariant } from './show-variant.ts';
import { openZoomInPlace } from './zoom/zoom-overlay.ts';

/** The bar with the second button is there only while the first one lies above the screen. */
const followButton = (form: HTMLFormElement): void => {
  const bar = form.querySelector<HTMLElement>('[data-add-bar]');
  const actions = form.querySelector('[data-actions]');
  if (!bar || !actions) return;
  const show = ([entry]: IntersectionObserverEntry[]) => {
    bar.hidden = entry?.isIntersecting ?? true;
  };
  // All that is still to come counts as in view, so that even a jump past the button is noticed.
  new IntersectionObserver(show, { rootMargin: '0px 0px 99999px' }).observe(actions);
};

/** A link to a place on the page moves there, so that the shopper sees where it went. */
const followScrollLinks = (): void =>
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-scroll-to]');
    const place = link && document.querySelector<HTMLElement>(link.hash);
    if (!place) return;
    event.preventDefault();
    scrollToElement(window, place);
    place.focus({ preventScroll: true });
  });

followScrollLinks();
openAdded();
openZoomInPlace();
followPhotosInPlace();
answerDeliveredPrice();
for (const form of document.querySelectorAll<HTMLFormElement>('[data-purchase]')) {
  let isSent = false;
  let before = chosenProperties(form);
  const show = (): void => {
    before = chosenProperties(form);
    showVariant(form);
    rememberChoice(form);
  };
  followButton(form);
  followColor(form);
  form.addEventListener('change', ({ target }) => {
    const isSelect = target instanceof HTMLSelectElement;
    if (!isSelect && !(target instanceof HTMLInputElement && target.dataset.property)) return;
    // What stands in for another depends on the options of the product and on how many are wanted.
    if (!isSelect || target.name === 'quantity') swapIfSoldOut(form, { before, field: target.name, show });
    show();
  });
  // A second click does not add the product twice.
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
    askAfterAdding(form);
  });
  // A page that comes back from the browser's memory keeps its radios, but not what they showed.
  window.addEventListener('pageshow', () => {
    isSent = false;
    showVariant(form);
  });
}
