import { useHref } from 'react-router';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../form/field.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import type { RoomAsked, RoomFault, RoomField } from './read-room-form.ts';
import styles from './room.module.css';
import { UnknownBoxes } from './room-answer.tsx';
import type { RoomSubject } from './room-subject.ts';
import { useRoomLengths } from './use-room-lengths.ts';

interface RoomFormProps {
  readonly subject: RoomSubject;
  readonly asked: RoomAsked | null;
}

/**
 * Asks for a room and a door; without script the page of the answer opens. Of pillows and sheets nothing is asked: what is chosen
 * of them stands there for the model, and in no form, for there would be nothing to send it with.
 */
export const RoomForm = ({ subject, asked }: RoomFormProps) => {
  const t = useText();
  const { isMetric, side } = useRoomLengths();
  const action = useHref(pageUrls.room(subject.name));
  const field = (name: RoomField) => ({
    id: `room-${name}`,
    name,
    autoComplete: 'off',
    defaultValue: asked?.typed[name] ?? '',
    error: faultText(asked?.faults[name], t),
  });
  const isAsked = subject.stands !== null || subject.hasParcels;
  const parts = (
    <>
      {Object.entries(subject.choice).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {subject.stands !== null && (
        <fieldset className={styles.pair}>
          <legend>{t('Your room, wall to wall')}</legend>
          <TextField
            {...field('width')}
            label={t('Width')}
            placeholder={isMetric ? '3.50 m' : t('11 ft 6 in')}
          />
          <TextField {...field('length')} label={t('Length')} placeholder={isMetric ? '4 m' : t('12 ft')} />
        </fieldset>
      )}
      {subject.hasParcels && (
        <fieldset className={styles.pair}>
          <legend>{t('The narrowest door on the way')}</legend>
          <TextField {...field('door')} label={t('Its width')} placeholder={side(30)} />
          <TextField {...field('door-height')} label={t('Its height')} placeholder={side(80)} />
        </fieldset>
      )}
      {subject.stands !== null && !subject.hasParcels && <UnknownBoxes />}
      <div className={styles.buttons}>
        {isAsked && <Button look="quiet">{t('Will it fit?')}</Button>}
        <Button look="quiet" type="button" hidden data-room-open="">
          {subject.stands === null ? t('See it from every side') : t('See it in your room size')}
        </Button>
      </div>
    </>
  );
  const shared = { className: styles.form, 'data-room-form': '' };
  return isAsked ? (
    <form method="get" action={action} noValidate {...shared}>
      {parts}
    </form>
  ) : (
    <div {...shared}>{parts}</div>
  );
};

const faultText = (fault: RoomFault | undefined, t: ReturnType<typeof useText>): string | undefined => {
  switch (fault) {
    case 'missing':
      return t('Please enter this measure too.');
    case 'unreadable':
      return t('We cannot read this as a length. Write 12 ft, 11 ft 6 in or 3.5 m.');
    case 'out-of-range':
      return t('That cannot be: please look at the unit.');
    case undefined:
      return undefined;
  }
};
