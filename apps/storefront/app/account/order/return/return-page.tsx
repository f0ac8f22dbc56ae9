import type { OrderView } from '@counterpane/contract/orders/orders';
import type { OrderReturns, ReturnPreview } from '@counterpane/contract/orders/returns';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import cancel from '../cancel/cancel-page.module.css';
import { unitsField } from '../cancel/chosen-units.ts';
import page from '../order-page.module.css';
import { type ChosenReturn, reasonField } from './chosen-returns.ts';
import { ConfirmReturn } from './confirm-return.tsx';
import { REASON_TEXTS } from './reason-labels.ts';
import styles from './return-page.module.css';
import { UntilText } from './until-text.tsx';

interface ReturnPageProps {
  readonly order: Pick<OrderView, 'id' | 'shortId'>;
  readonly lines: OrderReturns['lines'];
  readonly chosen: readonly ChosenReturn[];
  /** What comes back; null until something is chosen. */
  readonly preview: ReturnPreview | null;
  /** Why it cannot be sent back like this. */
  readonly problem: string | null;
  /** What was written before it was refused. */
  readonly words?: string | undefined;
}

/** Two steps: what goes back and why, and what comes back for it, which is confirmed. */
export const ReturnPage = ({ order, lines, chosen, preview, problem, words = '' }: ReturnPageProps) => {
  const t = useText();
  return (
    <div className={page.page}>
      <h1>{preview ? t('Return these items?') : t('Return items')}</h1>
      <p className={page.status}>{t('Order {id}', { id: order.shortId })}</p>
      {problem !== null && (
        <Notice look="bad" takesFocus>
          {problem}
        </Notice>
      )}
      {preview ? (
        <ConfirmReturn order={order} chosen={chosen} preview={preview} words={words} />
      ) : (
        <Choose order={order} lines={lines} chosen={chosen} />
      )}
    </div>
  );
};

const Choose = ({ order, lines, chosen }: Pick<ReturnPageProps, 'order' | 'lines' | 'chosen'>) => {
  const t = useText();
  const items = lines.filter(({ returnable }) => returnable > 0);
  if (items.length === 0)
    return (
      <>
        <p>
          {t(
            'There is nothing to send back at the moment: it is not delivered yet, its trial is over, or it is on its way to us.',
          )}
        </p>
        <ButtonLink look="primary" href={pageUrls.order(order.id)}>
          {t('Back to your order')}
        </ButtonLink>
      </>
    );
  return (
    <Form method="get" className={cancel.form}>
      <p>
        {t(
          'Choose what you want to send back. It costs you nothing, and you see what you get back before you decide.',
        )}
      </p>
      <ul className={cancel.items}>
        {items.map((line) => (
          <Line
            key={line.itemIdentifier}
            line={line}
            orderId={order.id}
            chosen={chosen.find(({ itemIdentifier }) => itemIdentifier === line.itemIdentifier)}
          />
        ))}
      </ul>
      <p className={cancel.note}>
        {t('Something arrived damaged? That is not a return: we send a new part or piece.')}{' '}
        <PageLink to={accountUrls.claim(order.id)}>{t('Make a claim')}</PageLink>
      </p>
      <div className={cancel.buttons}>
        <Button look="primary">{t('See what you get back')}</Button>
        <ButtonLink look="link" href={pageUrls.order(order.id)}>
          {t('Keep everything')}
        </ButtonLink>
      </div>
    </Form>
  );
};

interface LineProps {
  readonly line: OrderReturns['lines'][number];
  readonly orderId: string;
  readonly chosen: ChosenReturn | undefined;
}

const Line = ({ line, orderId, chosen }: LineProps) => {
  const t = useText();
  const { itemIdentifier, title, options, returnable, window, reasons, mayExchange } = line;
  const units = unitsField(itemIdentifier);
  const why = reasonField(itemIdentifier);
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.title} id={`${units}-title`}>
          {title}
        </p>
        <p className={cancel.options}>{options}</p>
        {window && <UntilText window={window} className={cancel.options} />}
        {mayExchange && (
          <PageLink to={accountUrls.exchangeItem(orderId, itemIdentifier)}>
            {t('Exchange {title} for another one', { title })}
          </PageLink>
        )}
      </div>
      <div className={styles.fields}>
        <p>
          <label htmlFor={units} id={`${units}-label`}>
            {t('How many')}
          </label>
          <select
            id={units}
            name={units}
            className={cancel.units}
            aria-labelledby={`${units}-label ${units}-title`}
            defaultValue={chosen?.quantity ?? 0}
          >
            <option value={0}>{t('Keep')}</option>
            {Array.from({ length: returnable }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {t('Return {units}', { units: count })}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={why} id={`${why}-label`}>
            {t('Reason')}
          </label>
          <select
            id={why}
            name={why}
            className={cancel.units}
            aria-labelledby={`${why}-label ${units}-title`}
            defaultValue={chosen?.reason ?? 'not_told'}
          >
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(REASON_TEXTS[reason])}
              </option>
            ))}
          </select>
        </p>
      </div>
    </li>
  );
};
