import { isUnreadable } from '@counterpane/contract/call';
import { fetchDeliveredPrice } from '@counterpane/contract/cart/delivered-price-call';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { browserFetch } from '../../failures/browser-fetch.ts';
import { skuOf } from '../product/choices/form-choice.ts';
import { quoteCookies, ZIP_COOKIE } from './quote-cookies.ts';

/** Answers on the page: the choice is the one that stands in the form above. Only the latest answer is shown. */
const answerInPlace = (form: HTMLFormElement): void => {
  const told = form.querySelector<HTMLElement>('[data-told]');
  const zip = form.querySelector<HTMLInputElement>('[name="zip"]');
  const purchase = document.querySelector<HTMLFormElement>('[data-purchase]');
  if (!told || !zip || !purchase) return;
  let latest = 0;

  const ask = async (): Promise<void> => {
    latest += 1;
    const asked = latest;
    const quantity = Number(new FormData(purchase).get('quantity') ?? 1);
    const answer = await fetchDeliveredPrice(browserFetch, {
      sku: skuOf(purchase),
      zip: zip.value.trim(),
      quantity,
    }).catch(() => null);
    if (asked !== latest) return;
    // The API did not answer, or what stands in front of it did, in no language of ours: the form's own page may.
    if (answer === null || isUnreadable(answer)) return form.submit();
    told.textContent = answer.ok
      ? `${answer.result.text}. ${answer.result.held}`
      : String(answer.error.message ?? answer.error.error);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
    if (answer.ok) for (const cookie of quoteCookies(answer.result, location.href)) document.cookie = cookie;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });
  // Another choice has another price: what stands there would be wrong.
  purchase.addEventListener('change', () => {
    if (told.textContent !== '') void ask();
  });
  zip.value ||= findCookie(document.cookie, ZIP_COOKIE) ?? '';
};

/** The form of the price at the door, answered on the product page itself. */
export const answerDeliveredPrice = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-delivered-price]'))
    answerInPlace(form);
};
