import type { RoomPlan } from '../room-plan.ts';

/** The data for the view of a room, with labels in the page's language and measures. */
export interface RoomViewData {
  readonly label: string;
  /** Null for what takes no room of its own. */
  readonly plan: RoomPlan | null;
  readonly figures: {
    readonly roomWidth: string;
    readonly roomLength: string;
    readonly pieceWidth: string;
    readonly pieceLength: string;
  } | null;
}
