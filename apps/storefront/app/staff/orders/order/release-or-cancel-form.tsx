import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import { Form } from 'react-router';
import { TextField } from '../../../form/field.tsx';
import { useText } from '../../../language/use-text.ts';
import { ReauthenticationField } from '../../reauthentication/reauthentication-field.tsx';
import { SubmitButton } from '../../submit-button.tsx';
import styles from '../staff-orders.module.css';
import type { RefusedOrderChange } from './change-order.ts';

export interface OrderFormProps {
  readonly order: StaffOrder;
  readonly formKey: string;
  readonly refused: RefusedOrderChange | null;
}

/** Releases or cancels an order that needs attention; marks one that is over as seen. */
export const ReleaseOrCancelForm = ({ order, formKey, refused }: OrderFormProps) => {
  const t = useText();
  const isParked = order.status === 'needs_attention';
  // A payment in another currency cannot be compared with the total.
  const mayRelease = !isParked || order.balance.paid.currency === order.total.currency;
  const isOwn = refused?.intent === 'release' || refused?.intent === 'cancel';
  return (
    <section className={styles.section} aria-labelledby="decide">
      <h2 id="decide">{t('You have looked at it')}</h2>
      <Form method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="key" value={formKey} />
        <TextField
          id="decide-reason"
          name="reason"
          label={t('Why')}
          required
          maxLength={500}
          autoComplete="off"
          defaultValue={isOwn ? refused.reason : ''}
        />
        <ReauthenticationField id="decide-proof" />
        <p className={styles.links}>
          {mayRelease && (
            <SubmitButton look="primary" name="intent" value="release">
              {isParked ? t('Release it: it is paid') : t('It has been seen to')}
            </SubmitButton>
          )}
          {isParked && (
            <SubmitButton name="intent" value="cancel">
              {t('Cancel it and give everything back')}
            </SubmitButton>
          )}
        </p>
      </Form>
    </section>
  );
};
