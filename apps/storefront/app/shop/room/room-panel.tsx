import type { ProductPage } from '@counterpane/contract/pages/pages';
import { useText } from '../../language/use-text.ts';
import { modelUrl } from '../../page-urls.ts';
import { chosenValue } from '../product/choices/chosen-value.ts';
import { PerVariant } from '../product/per-variant.tsx';
import type { RoomAsked } from './read-room-form.ts';
import styles from './room.module.css';
import { DoorAnswer, FitAnswer } from './room-answer.tsx';
import { CLEARANCE, roomFit } from './room-fit.ts';
import { RoomForm } from './room-form.tsx';
import { RoomPicture } from './room-picture.tsx';
import { RoomStage } from './room-stage.tsx';
import { findSubject, type RoomSubject, subjectOf } from './room-subject.ts';
import { useRoomLengths } from './use-room-lengths.ts';

interface RoomPanelProps {
  readonly page: ProductPage;
  /** What was asked; null on a page that only asks. */
  readonly asked: RoomAsked | null;
}

/** A product in a room: the question, the answer in words, the plan, and the model when a shopper wants it. */
export const RoomPanel = ({ page, asked }: RoomPanelProps) => {
  const t = useText();
  const subject = findSubject(page);
  if (subject === null) return null;
  return (
    <div className={styles.panel} data-room={subject.name}>
      <div className={styles.question}>
        <Introduction subject={subject} />
        <RoomForm subject={subject} asked={asked} />
        <div
          role="status"
          className={styles.answers}
          data-room-answer=""
          data-unanswered={t('We could not check whether it fits. Please try again.')}
        >
          {asked && <Answers subject={subject} asked={asked} />}
        </div>
        <p>
          <a
            href={modelUrl(subject.name, 'glb', subject.choice)}
            download
            rel="nofollow"
            data-room-download=""
          >
            {t('Download model (GLB)')}
          </a>
          <span className={styles.note}> {t('For apps that show it in a photo of your room.')}</span>
        </p>
      </div>
      <div className={styles.side}>
        <div data-room-pictures="">
          {asked ? <RoomPicture subject={subject} room={asked.room} /> : <PictureOfEverySize page={page} />}
        </div>
        <RoomStage />
        <p role="status" className={styles.state} data-room-state="" />
      </div>
    </div>
  );
};

const Introduction = ({ subject: { stands } }: { subject: RoomSubject }) => {
  const t = useText();
  const { side } = useRoomLengths();
  if (stands === null) return null;
  return (
    <p className={styles.lead}>
      {stands === 'bed'
        ? t('We count {space} on both sides and at the foot to walk around it.', {
            space: side(CLEARANCE.bed.before),
          })
        : t('To open a drawer and stand there it needs {space} in front.', {
            space: side(CLEARANCE.case.before),
          })}
    </p>
  );
};

const Answers = ({ subject, asked: { room, door } }: { subject: RoomSubject; asked: RoomAsked }) => {
  const { unit } = useRoomLengths();
  const { stands, piece, parcel } = subject;
  return (
    <>
      {stands && piece && room && <FitAnswer stands={stands} fit={roomFit(stands, piece, room, unit)} />}
      {door && <DoorAnswer parcel={parcel} door={door} />}
    </>
  );
};

/** The page has the plan of each size; the chosen one is seen. */
const PictureOfEverySize = ({ page }: { page: ProductPage }) => {
  const { product, room, variants, selectedSku } = page;
  return (
    <PerVariant
      variants={variants}
      selectedSku={selectedSku}
      by={(variant) => chosenValue(variant, 'Size') ?? ''}
    >
      {(variant) => room && <RoomPicture subject={subjectOf(product, room, variant)} room={null} />}
    </PerVariant>
  );
};
