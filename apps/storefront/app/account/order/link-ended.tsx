import { Form } from 'react-router';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './order-page.module.css';

interface LinkEndedProps {
  /** A new link is on its way, if the order is known. */
  readonly isSent: boolean;
  /** Why none could be asked for. */
  readonly problem: string | null;
}

/** For whom only the link knows: it never says where a new one goes. */
export const LinkEnded = ({ isSent, problem }: LinkEndedProps) => {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1>{t('This link has ended')}</h1>
      {problem !== null && <Notice look="bad">{problem}</Notice>}
      {isSent ? (
        <Notice takesFocus>
          {t('A new link is on its way to the email that the order was placed with.')}
        </Notice>
      ) : (
        <>
          <p className={styles.status}>
            {t(
              'Links to orders work for 90 days. We can send a new one to the email that the order was placed with.',
            )}
          </p>
          <Form method="post">
            <Button look="primary">{t('Send me a new link')}</Button>
          </Form>
        </>
      )}
    </div>
  );
};
