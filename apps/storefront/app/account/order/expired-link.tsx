import { Form } from 'react-router';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './order-page.module.css';

interface ExpiredLinkProps {
  /** A new link is on its way, if the order is known. */
  readonly isSent: boolean;
  /** Why none could be asked for. */
  readonly problem: string | null;
}

/** The page of an expired link. It never says to which address a new one goes. */
export const ExpiredLink = ({ isSent, problem }: ExpiredLinkProps) => {
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
