import { browserFetch } from '../../failures/browser-fetch.ts';
import { keepTyped, typedIn } from './typed-fields.ts';

/** Overtaken is a question after which another one was asked. */
type Told = 'answered' | 'overtaken' | 'unanswered';

/** Asks the page of the answer and puts its parts where they belong. */
export const createRoomAsker = (panel: HTMLElement, form: HTMLFormElement) => {
  let isAnswered = false;
  let latest = 0;

  const ask = async (): Promise<Told> => {
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
  /** What was said of another choice is not left standing. */
  const sayUnanswered = (): void => {
    const place = panel.querySelector<HTMLElement>('[data-room-answer]');
    const line = document.createElement('p');
    line.textContent = place?.dataset.unanswered ?? '';
    place?.replaceChildren(line);
    if (isAnswered) panel.querySelector('[data-room-pictures]')?.replaceChildren();
  };

  return {
    ask,
    isAsked: (): boolean => latest > 0,
    /** Tells the shopper when the server does not answer. */
    async askAloud(): Promise<Told> {
      const told = await ask();
      if (told === 'unanswered') sayUnanswered();
      return told;
    },
  };
};

const fetchPanel = async (form: HTMLFormElement): Promise<Document> => {
  const query = new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await browserFetch(`${form.getAttribute('action')}?${query}`);
  if (!response.ok) throw new Error(`the answer is ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
};

/** Puts parts of the answer where the same parts of the page are. */
const swap = (panel: HTMLElement, answer: Document, selector: string): void => {
  const news = answer.querySelectorAll(`[data-room] ${selector}`);
  for (const [index, part] of panel.querySelectorAll(selector).entries())
    part.replaceChildren(...(news[index]?.childNodes ?? []));
};
