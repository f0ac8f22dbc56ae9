import { Form } from 'react-router';
import { TextField } from '../../../form/field.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { ReauthenticationField } from '../../reauthentication/reauthentication-field.tsx';
import { SubmitButton } from '../../submit-button.tsx';
import styles from '../staff-orders.module.css';
import { CREDIT_WAY, LOOK, unitsField } from './change-order.ts';
import { restockedField } from './change-return.ts';
import { LineRefund } from './line-refund.tsx';
import type { OrderFormProps } from './release-or-cancel-form.tsx';
import { SEEN } from './seen-amount.ts';

/** Two ways to give money back: units of lines, once it was seen what goes back for them, or an amount for any reason. */
export const RefundForms = (props: OrderFormProps) => {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="refund">
      <h2 id="refund">{t('Give money back')}</h2>
      <ByLine {...props} />
      <ByAmount {...props} />
    </section>
  );
};

const ByLine = ({ order, formKey, refused }: OrderFormProps) => {
  const t = useText();
  const { money } = useFormat();
  const preview = refused?.preview ?? null;
  const lines = order.lines.filter(({ unitsLeft, price }) => unitsLeft > 0 && price.amount > 0);
  // What was paid in other money has no part that belongs to a line.
  const isForeign = order.balance.left.currency !== order.total.currency;
  if (lines.length === 0 || isForeign) return null;
  return (
    <Form method="post" className={styles.form} preventScrollReset aria-label={t('For items')}>
      <input type="hidden" name="key" value={formKey} />
      {lines.map(({ itemIdentifier, title, unitsLeft, unpacked }) => (
        <div key={itemIdentifier} className={styles.units}>
          <input
            id={unitsField(itemIdentifier)}
            name={unitsField(itemIdentifier)}
            className={styles.number}
            type="number"
            min={0}
            max={unitsLeft}
            defaultValue={refused?.intent === 'lines' ? (refused.units[itemIdentifier] ?? 0) : 0}
          />
          <label htmlFor={unitsField(itemIdentifier)}>
            {t('of {units} × {title}', { units: unitsLeft, title })}
            {unpacked > 0 &&
              ` · ${t('{units} not packed yet: refunded, they are not sent', { units: unpacked })}`}
          </label>
          {unitsLeft > unpacked && (
            <label className={styles.units}>
              <input
                className={styles.number}
                type="number"
                name={restockedField(itemIdentifier)}
                min={0}
                max={unitsLeft - unpacked}
                defaultValue={refused?.intent === 'lines' ? (refused.restocked[itemIdentifier] ?? 0) : 0}
              />
              {t('of those that were sent back into stock; the others are written off')}
            </label>
          )}
        </div>
      ))}
      {preview && (
        <>
          <LineRefund preview={preview} />
          <input type="hidden" name={SEEN} value={preview.refund.amount} />
          {order.givesCredit && <CreditWays id="lines" refused={refused} />}
          <Reason id="lines-reason" value={refused?.reason ?? ''} />
          <ReauthenticationField id="lines-proof" />
          <SubmitButton name="intent" value="lines">
            {t('Give back {amount}', { amount: money(preview.refund, 'always') })}
          </SubmitButton>
        </>
      )}
      {/* What was changed since is looked at without a reason. */}
      <SubmitButton name="intent" value={LOOK} formNoValidate>
        {t('See what goes back')}
      </SubmitButton>
    </Form>
  );
};

const ByAmount = ({ order, formKey, refused }: OrderFormProps) => {
  const t = useText();
  const { currency } = order.balance.left;
  const typed = refused?.intent === 'amount' ? refused : null;
  return (
    <Form method="post" className={styles.form} preventScrollReset aria-label={t('An amount')}>
      <input type="hidden" name="key" value={formKey} />
      <TextField
        id="amount"
        name="amount"
        label={currency === order.total.currency ? t('Amount') : t('Amount in {currency}', { currency })}
        inputMode="decimal"
        required
        maxLength={20}
        autoComplete="off"
        defaultValue={typed?.amount}
      />
      {order.givesCredit && <CreditWays id="amount" refused={refused} />}
      <Reason id="amount-reason" value={typed?.reason ?? ''} />
      <ReauthenticationField id="amount-proof" />
      <SubmitButton name="intent" value="amount">
        {t('Give back this amount')}
      </SubmitButton>
    </Form>
  );
};

/** Where it goes: to what it was paid with, to store credit, or so much to each. */
const CreditWays = ({ id, refused }: { id: 'lines' | 'amount' } & Pick<OrderFormProps, 'refused'>) => {
  const t = useText();
  const typed = refused?.intent === id ? refused.credit : null;
  return (
    <fieldset className={styles.form}>
      <legend>{t('Where it goes')}</legend>
      <label>
        <input type="radio" name="way" value="payment" defaultChecked={!typed?.isChosen} />{' '}
        {t('Back to what it was paid with')}
      </label>
      <label>
        <input type="radio" name="way" value={CREDIT_WAY} defaultChecked={typed?.isChosen} />{' '}
        {t('To store credit')}
      </label>
      <TextField
        id={`${id}-credit`}
        name="credit"
        label={t('Only this much to store credit (optional)')}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        defaultValue={typed?.amount}
      />
    </fieldset>
  );
};

const Reason = ({ id, value }: { id: string; value: string }) => {
  const t = useText();
  return (
    <TextField
      id={id}
      name="reason"
      label={t('Why')}
      required
      maxLength={500}
      autoComplete="off"
      defaultValue={value}
    />
  );
};
