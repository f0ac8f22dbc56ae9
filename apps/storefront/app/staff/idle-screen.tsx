import { useRevalidator } from 'react-router';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';
import styles from './staff.module.css';

/** Replaces a page that has been idle too long, so that no personal data stays on an unattended screen. */
export const IdleScreen = () => {
  const t = useText();
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.narrow}>
      <h1>{t('Are you still there?')}</h1>
      <p>{t('Nobody has used this page for a while, so that it shows nothing any more.')}</p>
      <Button type="button" onClick={() => void revalidate()}>
        {t('Go on')}
      </Button>
    </div>
  );
};
