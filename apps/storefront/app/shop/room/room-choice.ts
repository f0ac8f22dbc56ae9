import { modelUrl } from '../../page-urls.ts';
import { checkedRadios } from '../product/choices/form-choice.ts';

/** The size and the colour that a panel asks for. */
export const chosenValue = (form: HTMLElement): Record<string, string> =>
  Object.fromEntries(hiddenFields(form).map(({ name, value }) => [name, value]));

/** The panel asks for what is chosen above. False where nothing has changed that it shows. */
export const takeChoice = (panel: HTMLElement, form: HTMLElement, purchase: HTMLFormElement): boolean => {
  const chosen = new Map(checkedRadios(purchase).map(({ name, value }) => [name, value]));
  const before = JSON.stringify(chosenValue(form));
  for (const field of hiddenFields(form)) field.value = chosen.get(field.name) ?? field.value;
  const link = panel.querySelector<HTMLAnchorElement>('[data-room-download]');
  if (link) link.href = modelUrl(panel.dataset.room ?? '', 'glb', chosenValue(form));
  return JSON.stringify(chosenValue(form)) !== before;
};

const hiddenFields = (form: HTMLElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]'),
];
