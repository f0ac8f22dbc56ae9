import type { PlacedSpec } from '@counterpane/imagery/spec/spec-of-size';
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
  const close = (): void => {
    end();
    if (stage) stage.hidden = true;
    if (pictures) pictures.hidden = false;
  };
  const tell = (text: string | undefined): void => {
    close();
    const told = find('answer');
    told?.querySelector('[data-room-told]')?.remove();
    const line = document.createElement('p');
    line.dataset.roomTold = '';
    line.textContent = text ?? '';
    told?.append(line);
  };

  const start = async (): Promise<void> => {
    const shown = findShown(panel);
    if (!stage || !view || !pictures || !shown) return;
    end();
    const asked = latest;
    if (open) open.ariaBusy = 'true';
    try {
      const [{ showRoom }, pieces] = await Promise.all([
        import('./view/show-room.ts'),
        fetchPieces(addressOf()),
      ]);
      if (asked !== latest) return;
      stage.hidden = false;
      pictures.hidden = true;
      const canvas = view.querySelector('canvas');
      if (canvas) canvas.ariaLabel = shown.label;
      show = showRoom(view, shown, pieces);
      if (show === null) tell(stage.dataset.unable);
    } catch {
      if (asked === latest) tell(stage.dataset.failed);
    } finally {
      if (open) open.ariaBusy = null;
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
    /** Opens it, or shows it anew. */
    async open(): Promise<void> {
      await start();
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
