import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { doorFit, type Opening } from './door-fit.ts';
import styles from './room.module.css';
import type { Fit, Placing, Standing } from './room-fit.ts';
import type { RoomSubject } from './room-subject.ts';
import { useRoomLengths } from './use-room-lengths.ts';

/** Whether it fits the room: first yes or no, then both ways to place it. */
export const FitAnswer = ({ stands, fit: { fits, best, other } }: { stands: Standing; fit: Fit }) => {
  const t = useText();
  const isOut = !best.goesIn && other?.goesIn !== true;
  return (
    <div className={styles.answer} data-yes={fits}>
      <p className={styles.verdict}>
        {fits ? t('Yes, it fits.') : isOut ? t('No, it does not go in.') : t('No, it is too tight.')}
      </p>
      <p>
        <PlacingText stands={stands} placing={best} />
      </p>
      {other && (
        <p>
          <PlacingText stands={stands} placing={other} />
        </p>
      )}
    </div>
  );
};

const PlacingText = ({ stands, placing }: { stands: Standing; placing: Placing }) => {
  const t = useText();
  const lengths = useRoomLengths();
  const wall = lengths.wall(placing.wall);
  if (!placing.goesIn)
    return stands === 'bed'
      ? t('With its head at a wall of {wall} the room is too small for it.', { wall })
      : t('With its back at a wall of {wall} the room is too small for it.', { wall });
  const free = { wall, beside: lengths.gap(placing.beside), before: lengths.gap(placing.before) };
  const where =
    stands === 'bed'
      ? t('With its head at a wall of {wall}: {beside} free on each side and {before} at its foot.', free)
      : t('With its back at a wall of {wall}: {beside} free on each side and, in front, {before}.', free);
  return `${where} ${placing.isEnough ? t('That is enough.') : t('That is too little.')}`;
};

/** What is not known is not guessed. */
export const UnknownBoxes = () => {
  const t = useText();
  return (
    <p>
      {t('We do not know the size of its boxes.')}{' '}
      {t('Ask us before you order, and we measure them for you.')}{' '}
      <PageLink to={pageUrls.support()}>{t('Ask our support')}</PageLink>
    </p>
  );
};

/** Whether its box goes through a door; where we do not know the box, whom to ask. */
export const DoorAnswer = ({ parcel, door }: { parcel: RoomSubject['parcel']; door: Opening }) => {
  const t = useText();
  const { unit, gap, box } = useRoomLengths();
  if (parcel === null)
    return (
      <div className={styles.answer}>
        <UnknownBoxes />
      </div>
    );
  const { passes, small, middle } = doorFit(parcel, door, unit);
  const sides = { width: box(parcel.width), length: box(parcel.length), height: box(parcel.height) };
  return (
    <div className={styles.answer} data-yes={passes}>
      <p className={styles.verdict}>
        {passes ? t('Yes, it goes through the door.') : t('No, it does not go through the door.')}
      </p>
      <p>
        {parcel.count > 1
          ? t('It comes in {count} boxes of {width} × {length} × {height} each.', {
              ...sides,
              count: parcel.count,
            })
          : t('The box is {width} × {length} × {height}.', sides)}{' '}
        {t('Longest side first, {small} by {middle} must pass an opening of {door} by {high}.', {
          small: box(small),
          middle: box(middle),
          door: gap(door.width),
          high: gap(door.height),
        })}{' '}
        {t('That is its full length and width: pressed and rolled it is smaller.')}
      </p>
    </div>
  );
};
