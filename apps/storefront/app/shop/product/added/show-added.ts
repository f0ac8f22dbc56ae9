import { showOptions } from '../offers/follow-options.ts';
import { saveShownPopup } from './shown-popups.ts';

/** Opens the pop-up of what was just added, and gives the page its own address back. */
export const showAdded = (popup: HTMLDialogElement): void => {
  const form = popup.querySelector('form');
  if (!form) return;
  const address = new URL(location.href);
  for (const name of ['added', 'keep']) address.searchParams.delete(name);
  history.replaceState(null, '', address);
  saveShownPopup(popup.dataset.addedPopup ?? '');
  showOptions(form);
  form.addEventListener('change', () => showOptions(form));
  popup.querySelector('[data-close]')?.addEventListener('click', () => popup.close());
  popup.addEventListener('click', ({ target }) => target === popup && popup.close());
  popup.showModal();
};
