import { type ChosenModel, fetchChosenModel } from './chosen-model.ts';
import { hasWebGL } from './has-webgl.ts';
import { type Before, createModelLoader } from './model-loader.ts';
import { type ModelStage, modelStage } from './model-stage.ts';
import type { RenderedRoom } from './view/render-room.ts';

/** Shows the model of a panel on request. What draws it is loaded then and not before. */
export const modelOpener = (panel: HTMLElement, addressOf: () => string) => {
  const on = modelStage(panel);
  let show: RenderedRoom | null = null;

  const end = (): void => {
    show?.end();
    show = null;
    on.label();
    on.setBusy(false);
  };
  const fail = (): void => {
    end();
    on.say('failed');
  };

  const loader = createModelLoader<ChosenModel>({
    begin() {
      end();
      on.place(true);
      on.say('loading');
      on.setBusy(true);
    },
    load: () => fetchChosenModel(panel, addressOf()),
    show({ renderRoom, shown, pieces }) {
      if (!on.view) return;
      show = renderRoom(on.view, shown, pieces, { isFlat: on.isFlat(), onLost: fail });
      on.label(shown.label);
      on.say(null);
      if (on.flat) on.flat.hidden = show?.canLieFlat !== true;
      on.setBusy(false);
    },
    fail,
    clear() {
      end();
      on.say(null);
      on.place(false);
    },
  });
  followHands(on, () => show, loader.close);

  return {
    /** Opens it, or shows it anew, once what comes before it is done. */
    async open(before: Before): Promise<void> {
      if (!hasWebGL()) {
        loader.close();
        on.refuse();
        return;
      }
      const isShown = await loader.start(before);
      // The focus of a shopper who went on meanwhile stays where it is.
      const { activeElement } = document;
      if (isShown && (activeElement === on.open || activeElement === document.body)) on.view?.focus();
    },
    /** What is shown, or on its way, follows what is chosen and asked; what is closed stays closed. */
    follow(before: Before): void {
      if (loader.isOpen()) void loader.start(before);
    },
  };
};

/** Keys and buttons turn what is shown, lay it flat and close it. */
const followHands = (
  { open, stage, view, flat, isFlat }: ModelStage,
  shown: () => RenderedRoom | null,
  close: () => void,
): void => {
  view?.addEventListener('keydown', (event) => {
    if (!event.altKey && !event.ctrlKey && !event.metaKey && shown()?.step(event.key)) event.preventDefault();
  });
  stage?.addEventListener('click', ({ target }) => {
    const turn = target instanceof HTMLElement ? target.dataset.roomTurn : undefined;
    if (turn === undefined) return;
    if (turn !== 'close') return void shown()?.step(turn);
    close();
    open?.focus();
  });
  flat?.addEventListener('click', () => {
    flat.ariaPressed = String(!isFlat());
    shown()?.lay(isFlat());
  });
};
