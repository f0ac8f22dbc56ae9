/** Which buttons ask first: those that add the product by itself. */
const ASKING = new Set(['main-add-to-cart', 'sticky-add-to-cart', 'floating-header']);

/**
 * Opens the pop-up in place of sending the form, once for each visit to the page; what opened it is sent
 * along (catalogue section 4). Escape, `Close` and a press beside it lead back to the page: nothing is added,
 * and nothing that was ticked in it waits unseen for the next press.
 */
export const openPopupFirst = (form: HTMLFormElement): void => {
  const popup = form.querySelector<HTMLDialogElement>('[data-upsell-popup]');
  if (!popup) return;
  let wasAsked = false;
  popup.querySelector('[data-close]')?.addEventListener('click', () => popup.close());
  popup.addEventListener('click', ({ target }) => target === popup && popup.close());
  popup.addEventListener('close', () => {
    untick(popup);
    sayOpener(popup, '');
  });
  // A page that comes back from the browser's memory is where the shopper was before the question.
  window.addEventListener('pageshow', ({ persisted }) => persisted && popup.close());
  form.addEventListener('submit', (event) => {
    const source = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
    if (event.submitter?.hasAttribute('data-none')) untick(popup);
    const hasOffers = popup.querySelector('[name=upsell]:enabled') !== null;
    if (wasAsked || !hasOffers || !ASKING.has(source)) return;
    wasAsked = true;
    event.preventDefault();
    event.stopImmediatePropagation();
    sayOpener(popup, source);
    popup.showModal();
  });
};

const untick = (popup: HTMLDialogElement): void => {
  for (const box of popup.querySelectorAll<HTMLInputElement>('[name=upsell]')) box.checked = false;
};

const sayOpener = (popup: HTMLDialogElement, source: string): void => {
  const openedBy = popup.querySelector<HTMLInputElement>('[data-opened-by]');
  if (openedBy) openedBy.value = source;
};
