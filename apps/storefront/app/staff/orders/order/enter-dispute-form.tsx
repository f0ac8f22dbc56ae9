import { Form } from 'react-router';
import { SelectField, TextField } from '../../../form/field.tsx';
import { useText } from '../../../language/use-text.ts';
import { SubmitButton } from '../../submit-button.tsx';
import { orderLabels } from '../order-labels.ts';
import styles from '../staff-orders.module.css';
import type { OrderFormProps } from './release-or-cancel-form.tsx';

const STAGES = ['opened', 'won', 'lost'] as const;

/** Enters what a company that reports no disputes to the store has told a person. */
export const EnterDisputeForm = ({ order, refused }: OrderFormProps) => {
  const t = useText();
  const labels = orderLabels(t);
  const typed = refused?.intent === 'dispute' ? refused.dispute : {};
  const { currency } = order.balance.paid;
  const isForeign = currency !== order.total.currency;
  return (
    <details className={styles.section} open={refused?.intent === 'dispute'}>
      <summary>{t('Enter a dispute')}</summary>
      <p>
        {t(
          'This company writes to you about disputes. Enter one as soon as it does, and again with the same number when something has become of it.',
        )}
      </p>
      <Form method="post" className={styles.form} preventScrollReset aria-label={t('Enter a dispute')}>
        <TextField
          id="reference"
          name="reference"
          label={t('The company’s number')}
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={typed.reference}
        />
        <TextField
          id="dispute-reason"
          name="reason"
          label={t('The reason that it gives')}
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={refused?.intent === 'dispute' ? refused.reason : ''}
        />
        <SelectField
          id="stage"
          name="stage"
          label={t('Where it stands')}
          autoComplete="off"
          defaultValue={typed.stage ?? 'opened'}
          options={STAGES.map((code) => ({ code, title: labels.dispute(code) }))}
        />
        <TextField
          id="dispute-amount"
          name="amount"
          label={isForeign ? t('Disputed amount in {currency}', { currency }) : t('Disputed amount')}
          inputMode="decimal"
          required
          maxLength={20}
          autoComplete="off"
          defaultValue={refused?.intent === 'dispute' ? refused.amount : ''}
        />
        <TextField
          id="withdrawn"
          name="withdrawn"
          label={t('Of that, taken from the account up to now')}
          inputMode="decimal"
          required
          maxLength={20}
          autoComplete="off"
          defaultValue={typed.withdrawn}
        />
        <TextField
          id="due-by"
          name="dueBy"
          type="date"
          label={t('Evidence is due by')}
          isOptional
          autoComplete="off"
          defaultValue={typed.dueBy}
        />
        <SubmitButton name="intent" value="dispute">
          {t('Enter it')}
        </SubmitButton>
      </Form>
    </details>
  );
};
