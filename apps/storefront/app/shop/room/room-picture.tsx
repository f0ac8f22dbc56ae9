import { useText } from '../../language/use-text.ts';
import { FloorPlan } from './floor-plan.tsx';
import styles from './room.module.css';
import { type Fit, type Floor, roomFit } from './room-fit.ts';
import { planOf } from './room-plan.ts';
import type { RoomSubject } from './room-subject.ts';
import { type RoomLengths, useRoomLengths } from './use-room-lengths.ts';
import type { RoomViewData } from './view/room-view-data.ts';

/** The room that is shown before the shopper has given measures, in inches. */
const USUAL_ROOM: Floor = { width: 144, length: 144 };

interface RoomPictureProps {
  readonly subject: RoomSubject;
  /** The room that was asked about; a usual one where none was. */
  readonly room: Floor | null;
}

/** The plan of a room and, for the script that stands the model in it, the same as data. */
export const RoomPicture = ({ subject, room }: RoomPictureProps) => {
  const t = useText();
  const label = useLabel();
  const lengths = useRoomLengths();
  const { stands, piece, title } = subject;
  if (stands === null || piece === null)
    return (
      <div {...shown({ label: t('{title}, seen from every side', { title }), plan: null, figures: null })} />
    );
  const floor = room ?? USUAL_ROOM;
  const fit = roomFit(stands, piece, floor, lengths.unit);
  const plan = planOf(stands, piece, fit);
  const figures = formatFor(plan.room, piece, lengths);
  return (
    <div className={styles.picture} {...shown({ label: label(subject, fit), plan, figures })}>
      <FloorPlan plan={plan} figures={figures} />
      {room === null && (
        <p className={styles.note}>
          {t('Here in a room of {width} by {length}. Tell us yours.', {
            width: lengths.wall(floor.width),
            length: lengths.wall(floor.length),
          })}
        </p>
      )}
    </div>
  );
};

const shown = (room: RoomViewData) => ({ 'data-room-picture': JSON.stringify(room) });

const formatFor = (room: Floor, piece: Floor, { wall, side }: RoomLengths): RoomViewData['figures'] => ({
  roomWidth: wall(room.width),
  roomLength: wall(room.length),
  pieceWidth: side(piece.width),
  pieceLength: side(piece.length),
});

/** The picture in a sentence. */
const useLabel = () => {
  const t = useText();
  const { wall, gap } = useRoomLengths();
  return ({ title, stands }: RoomSubject, { best }: Fit): string => {
    const { beside, before, goesIn, isEnough } = best;
    const room = { title, width: wall(best.wall), length: wall(best.depth) };
    if (!goesIn) return t('{title}: too large for a room of {width} by {length}.', room);
    const facts = { ...room, beside: gap(beside), before: gap(before) };
    const where =
      stands === 'bed'
        ? t(
            '{title} in a room of {width} by {length}: {beside} free on each side and {before} at its foot.',
            facts,
          )
        : t(
            '{title} in a room of {width} by {length}: {beside} free on each side and, in front, {before}.',
            facts,
          );
    return `${where} ${isEnough ? t('That is enough.') : t('That is too little.')}`;
  };
};
