import type { RoomPlan } from '../room-plan.ts';

/** What a picture of a room shows, as the page says it: its words are in the page's language and measures. */
export interface ShownRoom {
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
