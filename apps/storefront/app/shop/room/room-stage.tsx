import { useText } from '../../language/use-text.ts';
import styles from './room.module.css';

/** Where the model appears once it is asked for: to be dragged, and turned by keyboard and by buttons. */
export const RoomStage = () => {
  const t = useText();
  const turns = {
    left: t('Turn left'),
    right: t('Turn right'),
    higher: t('Higher'),
    lower: t('Lower'),
    closer: t('Closer'),
    farther: t('Farther'),
    close: t('Close the model'),
  };
  return (
    <div
      className={styles.stage}
      hidden
      data-room-stage=""
      data-loading={t('Loading the model…')}
      data-unable={t('Your browser cannot show the model. The words and the plan say the same.')}
      data-failed={t('The model could not be loaded. Please try again.')}
    >
      <section
        className={styles.view}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is turned by keyboard too.
        tabIndex={0}
        aria-label={t('Turn the model')}
        aria-describedby="room-keys"
        data-room-view=""
      >
        <canvas className={styles.canvas} role="img" aria-label={t('Model')} />
        <div className={styles.figures} aria-hidden="true" data-room-figures="" />
      </section>
      <p id="room-keys" className={styles.note}>
        {t(
          'Drag to turn it, or use the arrow keys. Plus and minus come closer and go back, Home starts again.',
        )}
      </p>
      <div className={styles.turns}>
        <button type="button" className={styles.turn} aria-pressed="false" hidden data-room-flat="">
          {t('Lay it flat')}
        </button>
        {Object.entries(turns).map(([turn, text]) => (
          <button key={turn} type="button" className={styles.turn} data-room-turn={turn}>
            {text}
          </button>
        ))}
      </div>
    </div>
  );
};
