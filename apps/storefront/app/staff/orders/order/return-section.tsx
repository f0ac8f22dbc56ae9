import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import type { StaffReturn } from '@counterpane/contract/staff/staff-returns';
import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { Form } from 'react-router';
import { PhotoList } from '../../../account/order/photos/photo-list.tsx';
import { accountUrls } from '../../../account-urls.ts';
import { TextField } from '../../../form/field.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { ReauthenticationField } from '../../reauthentication/reauthentication-field.tsx';
import { SubmitButton } from '../../submit-button.tsx';
import { orderLabels } from '../order-labels.ts';
import styles from '../staff-orders.module.css';
import { useOrderMoney } from '../use-order-money.ts';
import { cameField, restockedField } from './change-return.ts';

interface ReturnsProps {
  readonly order: StaffOrder;
  readonly formKey: string;
}

/** What customers send back of an order, and what can be done about it. */
export const ReturnSection = ({ order, formKey }: ReturnsProps) => {
  const t = useText();
  const say = useOrderMoney(order);
  if (order.returns.length === 0) return null;
  const promised = sum(
    order.returns.filter(({ moves }) => moves.length > 0).map(({ refund }) => refund.amount),
  );
  return (
    <section className={styles.section} aria-labelledby="returns">
      <h2 id="returns">{t('Returns')}</h2>
      {promised > 0 && (
        <p>
          {t('{amount} is promised for returns: it goes back when they are received, and in no other way.', {
            amount: say(money(promised, order.total.currency)),
          })}
        </p>
      )}
      <ul className={styles.rows}>
        {order.returns.map((made, index) => (
          <li key={made.id} className={styles.row}>
            <Return made={made} order={order} />
            {order.mayRefund && made.moves.length > 0 && (
              <Forms made={made} order={order} formKey={formKey} number={index + 1} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

interface ReturnProps {
  readonly made: StaffReturn;
  readonly order: StaffOrder;
}

const titleOf = ({ lines }: StaffOrder, itemIdentifier: string): string =>
  lines.find((line) => line.itemIdentifier === itemIdentifier)?.title ?? '';

const Return = ({ made, order }: ReturnProps) => {
  const t = useText();
  const { days, money } = useFormat();
  const labels = orderLabels(t);
  const { status, lines, words, photos, told, refund, toCredit } = made;
  const { isDonated, collectOn, labelUrl, exchange, events } = made;
  return (
    <>
      <p className={styles.title}>
        {labels.returned(status)} · {money(refund, 'always')}
        {toCredit && ` · ${t('as store credit')}`}
      </p>
      <ul>
        {lines.map(({ itemIdentifier, quantity, reason, came, restocked }) => (
          <li key={itemIdentifier}>
            {quantity} × {titleOf(order, itemIdentifier)}
            {reason !== null && `: ${labels.reason(reason)}`}
            {came !== null && ` · ${t('{came} came, {restocked} into stock', { came, restocked })}`}
          </li>
        ))}
      </ul>
      {exchange && <InExchange exchange={exchange} />}
      {words !== '' && <p>{t('The customer wrote: {words}', { words })}</p>}
      <PhotoList
        from={accountUrls.staffPhotos(order.id)}
        photos={photos}
        nameOf={(number) => t('Photograph {number} of the customer', { number })}
      />
      {told !== '' && <p>{t('We wrote: {words}', { words: told })}</p>}
      {isDonated && <p>{t('The customer gives the mattress to a charity and sends its receipt.')}</p>}
      {collectOn !== null && <p>{t('Collection on {date}', { date: days.date(collectOn) })}</p>}
      {labelUrl !== null && (
        <p>
          <a href={labelUrl} rel="noreferrer">
            {t('Return label')}
          </a>
        </p>
      )}
      <p className={styles.detail}>
        {events.map(({ status: step, at }) => `${labels.returned(step)} ${days.date(at)}`).join(' · ')}
      </p>
    </>
  );
};

/** What is sent in exchange, and whether it has left. */
export const InExchange = ({ exchange }: { exchange: NonNullable<StaffReturn['exchange']> }) => {
  const t = useText();
  const { days } = useFormat();
  const { orderId, shortId, title, leftAt } = exchange;
  return (
    <p>
      {t('In exchange: {thing}', { thing: title })}{' '}
      <PageLink to={pageUrls.staffOrder(orderId)}>{shortId}</PageLink>
      {leftAt !== null && ` · ${t('it left on {date}', { date: days.date(leftAt) })}`}
    </p>
  );
};

interface FormsProps extends ReturnProps {
  readonly formKey: string;
  /** Tells the forms of several returns apart. */
  readonly number: number;
}

const Forms = ({ made, order, formKey, number }: FormsProps) => {
  const t = useText();
  return (
    <>
      <Form
        method="post"
        className={styles.form}
        preventScrollReset
        aria-label={t('Decide return {number}', { number })}
      >
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="return" value={made.id} />
        {made.moves.includes('approved') && (
          <>
            <TextField
              id={`collect-${number}`}
              name="collectOn"
              label={t('Collected on')}
              type="date"
              isOptional
            />
            <TextField
              id={`label-${number}`}
              name="labelUrl"
              label={t('Address of the return label')}
              type="url"
              maxLength={500}
              autoComplete="off"
              isOptional
            />
          </>
        )}
        <TextField
          id={`told-${number}`}
          name="told"
          label={t('What the customer is told')}
          maxLength={500}
          autoComplete="off"
          isOptional
        />
        <p className={styles.units}>
          {made.moves.includes('approved') && (
            <SubmitButton name="intent" value="return-approved">
              {t('Approve the return')}
            </SubmitButton>
          )}
          {made.moves.includes('under_way') && (
            <SubmitButton name="intent" value="return-under_way">
              {t('It was collected')}
            </SubmitButton>
          )}
          {made.moves.includes('refused') && (
            <SubmitButton name="intent" value="return-refused">
              {t('Refuse the return')}
            </SubmitButton>
          )}
        </p>
      </Form>
      {made.moves.includes('received') && (
        <Receipt made={made} order={order} formKey={formKey} number={number} />
      )}
    </>
  );
};

/** So many of each came; a mattress that was slept on, and a donated one, is not sold again. */
const Receipt = ({ made, order, formKey, number }: FormsProps) => {
  const t = useText();
  const { money } = useFormat();
  return (
    <Form
      method="post"
      className={styles.form}
      preventScrollReset
      aria-label={t('Receive return {number}', { number })}
    >
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="return" value={made.id} />
      {made.lines
        .filter(({ isSent }) => isSent)
        .map(({ itemIdentifier, quantity, isMattress, reason }) => (
          <fieldset key={itemIdentifier} className={styles.units}>
            <legend>{titleOf(order, itemIdentifier)}</legend>
            <Units
              name={cameField(itemIdentifier)}
              label={t('came')}
              most={quantity}
              value={reason === null ? 0 : quantity}
            />
            <Units
              name={restockedField(itemIdentifier)}
              label={t('of them back into stock; the others are written off')}
              most={quantity}
              value={isMattress || reason === null ? 0 : quantity}
            />
          </fieldset>
        ))}
      <ReauthenticationField id={`receipt-proof-${number}`} />
      <SubmitButton name="intent" value="return-received">
        {t('Receive it and give {amount} back', { amount: money(made.refund, 'always') })}
      </SubmitButton>
    </Form>
  );
};

interface UnitsProps {
  readonly name: string;
  readonly label: string;
  readonly most: number;
  readonly value: number;
}

const Units = ({ name, label, most, value }: UnitsProps) => (
  <label className={styles.units}>
    <input className={styles.number} type="number" name={name} min={0} max={most} defaultValue={value} />
    {label}
  </label>
);
