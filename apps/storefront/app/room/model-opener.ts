import type { PlacedSpec } from '@counterpane/imagery/spec/spec-of-size';
import { canDraw } from './can-draw.ts';
import type { RoomShow } from './view/show-room.ts';
import type { ShownRoom } from './view/shown-room.ts';

/** Shows the model of a panel on request. What draws it is loaded then and not before. */
export const modelOpener = (panel: HTMLElement, addressOf: () => string) => {
  const find = (name: string) => panel.querySelector<HTMLElement>(`[data-room-${name}]`);
  const [open, stage, view, pictures] = ['open', 'stage', 'view', 'pictures'].map(find);
  let show: RoomShow | null = null;
  let latest = 0;

  const end = (): void => {
    show?.end();
    show = null;
    latest += 1;
  };
  /** Said in the place of the model, one text at a time. */
  const say = (text: string | undefined): void => {
    const state = find('state');
    if (state) state.textContent = text ?? '';
  };
  const close = (): void => {
    end();
    say('');
    if (stage) stage.hidden = true;
    if (pictures) pictures.hidden = false;
  };
  /** The words and the plan stay, with a line that says why there is no more. */
  const refuse = (text: string | undefined): void => {
    close();
    const answer = find('answer');
    answer?.querySelector('[data-room-told]')?.remove();
    const line = document.createElement('p');
    line.dataset.roomTold = '';
    line.textContent = text ?? '';
    answer?.append(line);
  };

  /** The stage takes its place at once, so that nothing moves when the model is there, or cannot be had. */
  const start = async (before: () => Promise<unknown> = async () => undefined): Promise<void> => {
    if (!stage || !view || !pictures) return;
    if (!canDraw()) return refuse(stage.dataset.unable);
    end();
    const asked = latest;
    stage.hidden = false;
    pictures.hidden = true;
    say(stage.dataset.loading);
    if (open) open.ariaBusy = 'true';
    try {
      await before();
      const [{ showRoom }, pieces] = await Promise.all([
        import('./view/show-room.ts'),
        fetchPieces(addressOf()),
      ]);
      const shown = findShown(panel);
      if (asked !== latest) return;
      if (!shown) return close();
      const canvas = view.querySelector('canvas');
      if (canvas) canvas.ariaLabel = shown.label;
      show = showRoom(view, shown, pieces);
      say('');
    } catch {
      if (asked === latest) say(stage.dataset.failed);
    } finally {
      if (open && asked === latest) open.ariaBusy = null;
    }
  };

  view?.addEventListener('keydown', (event) => {
    if (!event.altKey && !event.ctrlKey && !event.metaKey && show?.step(event.key)) event.preventDefault();
  });
  stage?.addEventListener('click', ({ target }) => {
    const turn = target instanceof HTMLElement ? target.dataset.roomTurn : undefined;
    if (turn === undefined) return;
    if (turn !== 'close') return void show?.step(turn);
    close();
    open?.focus();
  });

  return {
    /** Opens it, or shows it anew, once what comes before it is done. */
    async open(before: () => Promise<unknown>): Promise<void> {
      await start(before);
      if (show) view?.focus();
    },
    /** What is shown follows what is chosen and asked; what is closed stays closed. */
    async follow(): Promise<void> {
      if (show) await start();
    },
  };
};

/** What the page says is to be seen: its words, and the plan of the room. */
const findShown = (panel: HTMLElement): ShownRoom | null => {
  const seen = [...panel.querySelectorAll<HTMLElement>('[data-room-picture]')].find(
    (picture) => picture.closest('[data-variants][hidden]') === null,
  );
  return seen?.dataset.roomPicture ? JSON.parse(seen.dataset.roomPicture) : null;
};

const fetchPieces = async (address: string): Promise<readonly PlacedSpec[]> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the model is ${response.status}`);
  // Our own server wrote it, from the same types.
  const { pieces } = (await response.json()) as { readonly pieces: readonly PlacedSpec[] };
  return pieces;
};
