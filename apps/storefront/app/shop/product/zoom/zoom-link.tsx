import { placeholders } from '@counterpane/messages/placeholders';
import { useText } from '../../../language/use-text.ts';
import styles from './zoom.module.css';

/** Opens a picture in the overlay of its page; without script, by itself. */
export const ZoomLink = ({ href, label }: { href: string; label: string }) => {
  const t = useText();
  return (
    <a className={styles.link} href={href} data-zoom={label}>
      <span className="visually-hidden">{t('Zoom: {label}', { label })}</span>
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path
          d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20M10.5 7.8v5.4M7.8 10.5h5.4"
          strokeLinecap="round"
        />
      </svg>
    </a>
  );
};

/** Where a picture is seen large. One for a page; zoom-overlay.ts fills it. */
export const ZoomOverlay = () => {
  const t = useText();
  return (
    <dialog className={styles.overlay} aria-label={t('Zoom')} data-zoom-overlay="">
      <div className={styles.head}>
        <div className={styles.turn}>
          <TurnButton step={-1} label={t('Previous picture')} />
          <p
            role="status"
            data-zoom-place=""
            data-words={t('{number} of {count}', placeholders('number', 'count'))}
          />
          <TurnButton step={1} label={t('Next picture')} />
        </div>
        <form method="dialog">
          <button type="submit" className={styles.close}>
            {t('Close')}
          </button>
        </form>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the picture is wider than the screen. */}
      <section className={styles.pan} tabIndex={0} aria-label={t('Picture')}>
        <picture>
          <source type="image/avif" />
          <img className={styles.picture} src="data:," alt="" />
        </picture>
      </section>
    </dialog>
  );
};

const TurnButton = ({ step, label }: { step: 1 | -1; label: string }) => (
  <button type="button" className={styles.step} aria-label={label} data-zoom-step={step}>
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d={step === 1 ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'}
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </button>
);
