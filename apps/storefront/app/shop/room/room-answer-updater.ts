import { browserFetch } from '../../failures/browser-fetch.ts';
import { chosenValue } from './room-choice.ts';
import { keepTyped, typedIn } from './typed-fields.ts';

/** Overtaken: a newer update has begun in the meantime. */
type Outcome = 'answered' | 'overtaken' | 'unanswered';

/** Fetches the page of the answer to a room's form, and puts its parts into this page. */
export const createRoomAnswerUpdater = (panel: HTMLElement, form: HTMLElement) => {
  let isAnswered = false;
  let latest = 0;

  const update = async (): Promise<Outcome> => {
    latest += 1;
    const asked = latest;
    const typed = typedIn(form);
    const answer = await fetchPanel(form).catch(() => null);
    if (asked !== latest) return 'overtaken';
    if (answer === null) return 'unanswered';
    isAnswered = true;
    for (const part of ['[data-room-answer]', '[data-room-pictures]']) swap(panel, answer, part);
    keepTyped(form, typed, () => swap(panel, answer, 'fieldset'));
    return 'answered';
  };
  /** Replaces the answer for another choice, which would be wrong. */
  const showUnanswered = (): void => {
    const place = panel.querySelector<HTMLElement>('[data-room-answer]');
    const line = document.createElement('p');
    line.textContent = place?.dataset.unanswered ?? '';
    place?.replaceChildren(line);
    if (isAnswered) panel.querySelector('[data-room-pictures]')?.replaceChildren();
  };

  return {
    update,
    hasStarted: (): boolean => latest > 0,
    /** Tells the shopper when the server does not answer. */
    async updateOrApologize(): Promise<Outcome> {
      const outcome = await update();
      if (outcome === 'unanswered') showUnanswered();
      return outcome;
    },
  };
};

const fetchPanel = async (form: HTMLElement): Promise<Document> => {
  const query = new URLSearchParams([...Object.entries(chosenValue(form)), ...typedIn(form)]);
  const response = await browserFetch(`${form.getAttribute('action')}?${query}`);
  if (!response.ok) throw new Error(`the answer is ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
};

/** Puts parts of the answer where the same parts of the page are. */
const swap = (panel: HTMLElement, answer: Document, selector: string): void => {
  const parts = answer.querySelectorAll(`[data-room] ${selector}`);
  for (const [index, part] of panel.querySelectorAll(selector).entries())
    part.replaceChildren(...(parts[index]?.childNodes ?? []));
};
