import type { ConsentChannel, OrderConsents as Consents } from '@counterpane/contract/orders/consents';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { Form } from 'react-router';
import { Button } from '../../../design/button.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import styles from '../order-page.module.css';

const CHANNEL_TEXTS: Readonly<Record<ConsentChannel, PlainMessageId>> = {
  email: 'News and offers by email',
  sms: 'Order updates and offers by text message',
};

interface OrderConsentsProps {
  readonly consents: Consents;
  /** Where the form goes that takes one back. */
  readonly action: string;
}

/** What the shopper agreed to when they ordered, and how to take it back. */
export const OrderConsents = ({ consents, action }: OrderConsentsProps) => {
  const t = useText();
  const { days } = useFormat();
  if (consents.length === 0) return null;
  return (
    <section className={styles.papers} aria-labelledby="consents">
      <h2 id="consents">{t('What you agreed to')}</h2>
      <ul>
        {consents.map(({ channel, givenAt, withdrawnAt }) => (
          <li key={channel} className={styles.consent}>
            <p>
              {t(CHANNEL_TEXTS[channel])}
              <br />
              {withdrawnAt === null
                ? t('Agreed on {date}', { date: days.date(givenAt) })
                : t('Withdrawn on {date}', { date: days.date(withdrawnAt) })}
            </p>
            {withdrawnAt === null && (
              <Form method="post" action={action}>
                <input type="hidden" name="channel" value={channel} />
                <Button look="quiet">{t('Withdraw: {what}', { what: t(CHANNEL_TEXTS[channel]) })}</Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
