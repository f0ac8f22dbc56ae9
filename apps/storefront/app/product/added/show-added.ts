import { showOptions } from '../offers/follow-options.ts';

const ASKED = 'counterpane:asked';

/** The names of what the pop-up was shown for in this visit. */
const readAsked = (): readonly string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(ASKED) ?? '[]');
  } catch {
    // Storage may be off: then it is asked each time.
    return [];
  }
};

const keepAsked = (name: string): void => {
  try {
    sessionStorage.setItem(ASKED, JSON.stringify([...new Set([...readAsked(), name])]));
  } catch {
    // As above.
  }
};

/** Has the store offer more after the next press, once for each product and visit (decisions row 92). */
export const askAfterAdding = (form: HTMLFormElement): void => {
  const field = form.querySelector<HTMLInputElement>('[data-ask]');
  if (field) field.value = readAsked().includes(field.dataset.ask ?? '') ? '' : 'on';
};

/** Opens the pop-up of what was just added, and gives the page its own address back. */
export const showAdded = (): void => {
  const popup = document.querySelector<HTMLDialogElement>('[data-added-popup]');
  const form = popup?.querySelector('form');
  if (!popup || !form) return;
  const address = new URL(location.href);
  for (const name of ['added', 'keep']) address.searchParams.delete(name);
  history.replaceState(null, '', address);
  keepAsked(popup.dataset.addedPopup ?? '');
  showOptions(form);
  form.addEventListener('change', () => showOptions(form));
  popup.querySelector('[data-close]')?.addEventListener('click', () => popup.close());
  popup.addEventListener('click', ({ target }) => target === popup && popup.close());
  popup.showModal();
};
