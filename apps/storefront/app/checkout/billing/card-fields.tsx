import type { RefObject } from 'react';
import { Notice } from '../../design/notice.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './card-fields.module.css';
import type { CardState } from './use-card-entry.ts';

interface CardFieldsProps {
  readonly state: CardState;
  readonly brand: string | null;
  readonly mounts: Readonly<Record<'number' | 'expiry' | 'cvc', RefObject<HTMLDivElement | null>>>;
  readonly error: string | undefined;
  /** The fields as a whole were reached, from the error summary: the first of them is meant. */
  readonly onFocus: () => void;
}

/** The three fields of the card provider, or word of the provider's own page when they cannot be had here. */
export const CardFields = ({ state, brand, mounts, error, onFocus }: CardFieldsProps) => {
  const t = useText();
  const hosted = t('You enter your card on our payment provider’s secure page after you place the order.');
  if (state === 'failed') {
    return (
      <Notice look="bad">
        {t('Fail to load init Script')}. {hosted}
      </Notice>
    );
  }
  return (
    <div className={styles.card}>
      {state === 'none' && <p className={styles.note}>{hosted}</p>}
      <fieldset
        className={styles.fields}
        id={CARD_FIELD}
        tabIndex={-1}
        hidden={state === 'none'}
        onFocus={({ target, currentTarget }) => target === currentTarget && onFocus()}
      >
        <legend className="visually-hidden">{t('Card')}</legend>
        <Mount
          label={t('Card number')}
          mount={mounts.number}
          note={state === 'loading' ? t('Loading the card fields…') : brand}
          isWide
        />
        <Mount label={t('Expiration date')} mount={mounts.expiry} />
        <Mount label={t('CVC')} mount={mounts.cvc} />
        {error !== undefined && <p className={styles.error}>{error}</p>}
      </fieldset>
    </div>
  );
};

/** Where the error summary leads when the card is not complete. */
export const CARD_FIELD = 'billing-card';

interface MountProps {
  readonly label: string;
  readonly mount: RefObject<HTMLDivElement | null>;
  readonly note?: string | null;
  readonly isWide?: boolean;
}

const Mount = ({ label, mount, note, isWide = false }: MountProps) => (
  <div className={isWide ? styles.wide : ''}>
    <div className={styles.label}>
      {label}
      {note !== undefined && (
        <span className={styles.brand} role="status">
          {note}
        </span>
      )}
    </div>
    <div ref={mount} className={styles.mount} />
  </div>
);
