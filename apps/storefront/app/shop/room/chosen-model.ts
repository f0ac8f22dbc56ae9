import type { PlacedSpec } from '@counterpane/imagery/spec/spec-of-size';
import { browserFetch } from '../../failures/browser-fetch.ts';
import type { RoomViewData } from './view/room-view-data.ts';

/** All that it takes to show what is chosen at this moment. */
export const fetchChosenModel = async (panel: HTMLElement, address: string) => {
  const shown = getShown(panel);
  const [{ renderRoom }, pieces] = await Promise.all([import('./view/render-room.ts'), fetchPieces(address)]);
  return { renderRoom, shown, pieces };
};

export type ChosenModel = Awaited<ReturnType<typeof fetchChosenModel>>;

/** What the page says is to be seen: its words, and the plan of the room. */
const getShown = (panel: HTMLElement): RoomViewData => {
  const seen = [...panel.querySelectorAll<HTMLElement>('[data-room-picture]')].find(
    (picture) => picture.closest('[data-variants][hidden]') === null,
  );
  if (!seen?.dataset.roomPicture) throw new Error('the page has no plan of this choice');
  return JSON.parse(seen.dataset.roomPicture);
};

const fetchPieces = async (address: string): Promise<readonly PlacedSpec[]> => {
  const response = await browserFetch(address);
  if (!response.ok) throw new Error(`the model is ${response.status}`);
  // Our own server wrote it, from the same types.
  const { pieces } = (await response.json()) as { readonly pieces: readonly PlacedSpec[] };
  return pieces;
};
