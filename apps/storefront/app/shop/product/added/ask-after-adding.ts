import { readShownPopups } from './shown-popups.ts';

/** Has the store offer more after the next press, once for each product and visit [D92]. */
export const askAfterAdding = (form: HTMLFormElement): void => {
  const field = form.querySelector<HTMLInputElement>('[data-ask]');
  if (field) field.value = readShownPopups().includes(field.dataset.ask ?? '') ? '' : 'on';
};

/** What opens the pop-up is loaded where there is one. */
export const openAdded = (): void => {
  const popup = document.querySelector<HTMLDialogElement>('[data-added-popup]');
  if (popup) void import('./show-added.ts').then(({ showAdded }) => showAdded(popup));
};
