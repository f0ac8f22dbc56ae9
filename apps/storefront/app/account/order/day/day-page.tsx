import type { DeliveryDays } from '@counterpane/contract/orders/delivery-day';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { windowKey } from '@counterpane/rules/delivery/delivery-windows';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { SelectField } from '../../../form/field.tsx';
import { HoursField } from '../../../form/hours-field.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import styles from '../address/address-page.module.css';
import page from '../order-page.module.css';

interface DayPageProps {
  readonly order: OrderView;
  readonly days: DeliveryDays;
  readonly refused: { readonly day: string; readonly window: string; readonly error: string } | null;
}

/** The days on which a shipment can come, as checkout offers them. */
export const DayPage = ({ order, days: { days, chosen, windows, window }, refused }: DayPageProps) => {
  const t = useText();
  const format = useFormat();
  const known = window && windowKey(window);
  return (
    <div className={page.page}>
      <h1>{t('Choose another delivery day')}</h1>
      <p className={page.status}>{t('Order {id}', { id: order.shortId })}</p>
      {days.length === 0 ? (
        <>
          <p>{t('The delivery day can no longer be changed: what you ordered is packed or on its way.')}</p>
          <ButtonLink look="primary" href={pageUrls.order(order.id)}>
            {t('Back to your order')}
          </ButtonLink>
        </>
      ) : (
        <Form method="post" className={styles.form}>
          {refused && (
            <Notice look="bad" takesFocus>
              {refused.error}
            </Notice>
          )}
          <SelectField
            id="day"
            name="day"
            label={t('New delivery day')}
            autoComplete="off"
            defaultValue={refused?.day ?? chosen ?? ''}
            options={days.map((day) => ({ code: day, title: format.days.day(day) }))}
          />
          <HoursField
            id="window"
            label={t('Hours')}
            none={t('Any time of the day')}
            windows={windows}
            defaultValue={refused?.window ?? known ?? ''}
          />
          <p className={styles.note}>{t('Your total stays the same, whichever day you choose.')}</p>
          <div className={styles.buttons}>
            <Button look="primary">{t('Deliver on this day')}</Button>
            <ButtonLink look="link" href={pageUrls.order(order.id)}>
              {t('Leave it as it is')}
            </ButtonLink>
          </div>
        </Form>
      )}
    </div>
  );
};
