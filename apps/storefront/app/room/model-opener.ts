import { canDraw } from './can-draw.ts';
import { type ChosenModel, fetchChosenModel } from './chosen-model.ts';
import { type Before, createModelLoader } from './model-loader.ts';
import type { RoomShow } from './view/show-room.ts';

/** Shows the model of a panel on request. What draws it is loaded then and not before. */
export const modelOpener = (panel: HTMLElement, addressOf: () => string) => {
  const find = (name: string) => panel.querySelector<HTMLElement>(`[data-room-${name}]`);
  const [open, stage, view, pictures, flat] = ['open', 'stage', 'view', 'pictures', 'flat'].map(find);
  const plainLabel = view?.querySelector('canvas')?.ariaLabel ?? '';
  let show: RoomShow | null = null;

  /** Said in the place of the model, one text at a time. */
  const say = (text: string | undefined): void => {
    const state = find('state');
    if (state) state.textContent = text ?? '';
  };
  const label = (text: string): void => {
    const canvas = view?.querySelector('canvas');
    if (canvas) canvas.ariaLabel = text;
  };
  const end = (): void => {
    show?.end();
    show = null;
    label(plainLabel);
    if (open) open.ariaBusy = null;
  };
  /** The stage takes the place of the plan at once, so that nothing moves when the model is there, or cannot be had. */
  const place = (isStage: boolean): void => {
    if (stage) stage.hidden = !isStage;
    if (pictures) pictures.hidden = isStage;
  };
  const fail = (): void => {
    end();
    say(stage?.dataset.failed);
  };
  const isFlat = (): boolean => flat?.ariaPressed === 'true';

  const loader = createModelLoader<ChosenModel>({
    begin() {
      end();
      place(true);
      say(stage?.dataset.loading);
      if (open) open.ariaBusy = 'true';
    },
    load: () => fetchChosenModel(panel, addressOf()),
    show({ showRoom, shown, pieces }) {
      if (!view) return;
      show = showRoom(view, shown, pieces, { isFlat: isFlat(), onLost: fail });
      label(shown.label);
      say('');
      if (flat) flat.hidden = show?.canLieFlat !== true;
      if (open) open.ariaBusy = null;
    },
    fail,
    clear() {
      end();
      say('');
      place(false);
    },
  });
  /** The words and the plan stay, with a line that says why there is no more. */
  const refuse = (): void => {
    loader.close();
    const answer = find('answer');
    answer?.querySelector('[data-room-told]')?.remove();
    const line = document.createElement('p');
    line.dataset.roomTold = '';
    line.textContent = stage?.dataset.unable ?? '';
    answer?.append(line);
  };

  view?.addEventListener('keydown', (event) => {
    if (!event.altKey && !event.ctrlKey && !event.metaKey && show?.step(event.key)) event.preventDefault();
  });
  stage?.addEventListener('click', ({ target }) => {
    const turn = target instanceof HTMLElement ? target.dataset.roomTurn : undefined;
    if (turn === undefined) return;
    if (turn !== 'close') return void show?.step(turn);
    loader.close();
    open?.focus();
  });
  flat?.addEventListener('click', () => {
    flat.ariaPressed = String(!isFlat());
    show?.lay(isFlat());
  });

  return {
    /** Opens it, or shows it anew, once what comes before it is done. */
    async open(before: Before): Promise<void> {
      if (!canDraw()) return refuse();
      const isShown = await loader.start(before);
      // Whoever went on meanwhile is not called back.
      const { activeElement } = document;
      if (isShown && (activeElement === open || activeElement === document.body)) view?.focus();
    },
    /** What is shown, or on its way, follows what is chosen and asked; what is closed stays closed. */
    follow(before: Before): void {
      if (loader.isOpen()) void loader.start(before);
    },
  };
};
