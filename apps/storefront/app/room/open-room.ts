import { addresses } from '../addresses.ts';
import { chosenProperties } from '../product/chosen-variant.ts';
import { fieldName } from '../product/purchase-form.ts';
import { modelOpener } from './model-opener.ts';

/**
 * Answers the question about a room on the page itself, and stands the model in it. What is said comes from the page of
 * the answer, so that there is one judge and one language.
 */
const wake = (panel: HTMLElement): void => {
  const form = panel.querySelector<HTMLFormElement>('[data-room-form]');
  const open = panel.querySelector<HTMLButtonElement>('[data-room-open]');
  const purchase = document.querySelector<HTMLFormElement>('[data-purchase]');
  if (!form || !open) return;
  let isAnswered = false;
  let latest = 0;

  /** False where another question was asked meanwhile. */
  const ask = async (): Promise<boolean> => {
    latest += 1;
    const asked = latest;
    const answer = await fetchPanel(form);
    if (asked !== latest) return false;
    isAnswered = true;
    const focused = document.activeElement?.id;
    for (const part of ['[data-room-answer]', '[data-room-pictures]', 'fieldset']) swap(panel, answer, part);
    // Whoever pressed Enter in a field is still there.
    if (focused) document.getElementById(focused)?.focus();
    return true;
  };
  const model = modelOpener(panel, () => addresses.model(panel.dataset.room ?? '', 'json', choiceOf(form)));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask()
      .then((isLatest) => {
        if (!isLatest) return;
        form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        void model.follow();
      })
      // Nobody answered: the form's own page may.
      .catch(() => form.submit());
  });
  open.hidden = false;
  open.addEventListener('click', () => {
    const asks = async () => hasRoom(form) && ask().catch(() => undefined);
    void model.open(asks);
  });
  // Another size or colour is another model, and may be another answer.
  purchase?.addEventListener('change', () => {
    if (!takeChoice(panel, form, purchase)) return;
    void (isAnswered ? ask().catch(() => undefined) : Promise.resolve()).then(model.follow);
  });
};

const fetchPanel = async (form: HTMLFormElement): Promise<Document> => {
  const query = new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await fetch(`${form.getAttribute('action')}?${query}`);
  if (!response.ok) throw new Error(`the answer is ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
};

/** Puts parts of the answer where the same parts of the page are. */
const swap = (panel: HTMLElement, answer: Document, selector: string): void => {
  const news = answer.querySelectorAll(`[data-room] ${selector}`);
  for (const [index, part] of panel.querySelectorAll(selector).entries())
    part.replaceChildren(...(news[index]?.childNodes ?? []));
};

const hasRoom = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('[name="width"], [name="length"]')].some(
    ({ value }) => value.trim() !== '',
  );

const hiddenFields = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]'),
];

const choiceOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(hiddenFields(form).map(({ name, value }) => [name, value]));

/** The panel asks for what is chosen above. False where nothing has changed that it shows. */
const takeChoice = (panel: HTMLElement, form: HTMLFormElement, purchase: HTMLFormElement): boolean => {
  const chosen = new Map(chosenProperties(purchase).map(({ name, value }) => [fieldName(name), value]));
  const before = JSON.stringify(choiceOf(form));
  for (const field of hiddenFields(form)) field.value = chosen.get(field.name) ?? field.value;
  const link = panel.querySelector<HTMLAnchorElement>('[data-room-download]');
  if (link) link.href = addresses.model(panel.dataset.room ?? '', 'glb', choiceOf(form));
  return JSON.stringify(choiceOf(form)) !== before;
};

for (const panel of document.querySelectorAll<HTMLElement>('[data-room]')) wake(panel);
