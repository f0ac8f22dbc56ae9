import { modelUrl } from '../../page-urls.ts';
import { CHOICE_SHOWN } from '../product/show-variant.ts';
import { modelOpener } from './model-opener.ts';
import { createRoomAnswerUpdater } from './room-answer-updater.ts';
import { chosenValue, takeChoice } from './room-choice.ts';

/**
 * Answers the question about a room on the page itself, and stands the model in it. What is said comes from the page of
 * the answer, so that there is one rule and one language.
 */
const wake = (panel: HTMLElement): void => {
  const form = panel.querySelector<HTMLElement>('[data-room-form]');
  const open = panel.querySelector<HTMLButtonElement>('[data-room-open]');
  const purchase = document.querySelector<HTMLFormElement>('[data-purchase]');
  if (!form || !open) return;
  const updater = createRoomAnswerUpdater(panel, form);
  const model = modelOpener(panel, () => modelUrl(panel.dataset.room ?? '', 'json', chosenValue(form)));

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const isWhereItWas = followFocus();
    const answer = updater.update();
    model.follow(async () => (await answer) !== 'unanswered');
    const told = await answer;
    // The form's own page may be had. Only a form is sent: a pillow's choice, which is none, never comes here.
    if (told === 'unanswered') return (form as HTMLFormElement).submit();
    // A shopper who types in another field already stays there.
    if (told === 'answered' && isWhereItWas()) form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });
  open.hidden = false;
  open.addEventListener('click', () => {
    const isAsked = updater.hasStarted() || hasRoom(form);
    void model.open(async () => !isAsked || (await updater.updateOrApologize()) !== 'unanswered');
  });
  // Another size or colour is another model, and may be another answer.
  purchase?.addEventListener(CHOICE_SHOWN, () => {
    if (!takeChoice(panel, form, purchase)) return;
    const answer = updater.hasStarted() ? updater.updateOrApologize() : null;
    model.follow(async () => (await answer) !== 'unanswered');
  });
};

/** Whether the focus is still there, in a field of the same name where the fields are new. */
const followFocus = (): (() => boolean) => {
  const { activeElement: from } = document;
  return () => {
    const { activeElement: now } = document;
    return now === from || (from?.id !== '' && now?.id === from?.id);
  };
};

const hasRoom = (form: HTMLElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('[name="width"], [name="length"]')].some(
    ({ value }) => value.trim() !== '',
  );

for (const panel of document.querySelectorAll<HTMLElement>('[data-room]')) wake(panel);
