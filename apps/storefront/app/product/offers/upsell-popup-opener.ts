/** Which buttons ask first: those that add the product by itself. */
const ASKING = new Set(['main-add-to-cart', 'sticky-add-to-cart', 'floating-header']);

/**
 * Opens the pop-up in place of sending the form, once for each visit to the page; what opened it is sent
 * along (catalogue section 4). Escape and `Close` lead back to the page, nothing added.
 */
export const openPopupFirst = (form: HTMLFormElement): void => {
  const popup = form.querySelector<HTMLDialogElement>('[data-upsell-popup]');
  if (!popup) return;
  popup.querySelector('[data-close]')?.addEventListener('click', () => popup.close());
  let wasAsked = false;
  form.addEventListener('submit', (event) => {
    const source = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
    if (event.submitter?.hasAttribute('data-none')) untick(popup);
    if (wasAsked || !ASKING.has(source)) return;
    wasAsked = true;
    event.preventDefault();
    event.stopImmediatePropagation();
    const openedBy = popup.querySelector<HTMLInputElement>('[data-opened-by]');
    if (openedBy) openedBy.value = source;
    popup.showModal();
  });
};

const untick = (popup: HTMLDialogElement): void => {
  for (const box of popup.querySelectorAll<HTMLInputElement>('[name=upsell]')) box.checked = false;
};
