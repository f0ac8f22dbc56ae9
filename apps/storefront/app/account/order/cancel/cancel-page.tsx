import type { CancellationView } from '@counterpane/contract/orders/cancellations';
import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import page from '../order-page.module.css';
import styles from './cancel-page.module.css';
import { type ChosenUnits, unitsField } from './chosen-units.ts';
import { RefundParts } from './refund-parts.tsx';

interface CancelPageProps {
  readonly order: OrderView;
  readonly fulfillment: FulfillmentView;
  readonly chosen: readonly ChosenUnits[];
  /** What comes back; null until something is chosen. */
  readonly preview: CancellationView | null;
  /** Why it cannot be cancelled like this. */
  readonly problem: string | null;
}

/** Two steps: what is to go, and what comes back for it, which is confirmed. */
export const CancelPage = ({ order, fulfillment, chosen, preview, problem }: CancelPageProps) => {
  const t = useText();
  return (
    <div className={page.page}>
      <h1>{preview ? t('Cancel these items?') : t('Cancel items')}</h1>
      <p className={page.status}>{t('Order {id}', { id: order.shortId })}</p>
      {problem !== null && (
        <Notice look="bad" takesFocus>
          {problem}
        </Notice>
      )}
      {preview ? (
        <Confirm order={order} chosen={chosen} preview={preview} />
      ) : (
        <Choose order={order} fulfillment={fulfillment} chosen={chosen} />
      )}
    </div>
  );
};

const Choose = ({
  order,
  fulfillment,
  chosen,
}: Pick<CancelPageProps, 'order' | 'fulfillment' | 'chosen'>) => {
  const t = useText();
  const items = fulfillment.items.filter(({ cancellable }) => cancellable > 0);
  if (items.length === 0)
    return (
      <>
        <p>{t('There is nothing to cancel any more: what you ordered is packed or on its way.')}</p>
        <ButtonLink look="primary" href={pageUrls.order(order.id)}>
          {t('Back to your order')}
        </ButtonLink>
      </>
    );
  return (
    <Form method="get" className={styles.form}>
      <p>
        {t(
          'Choose how many of each you no longer want. Nothing is cancelled before you have seen what you get back.',
        )}
      </p>
      <ul className={styles.items}>
        {items.map(({ itemIdentifier, title, cancellable }) => (
          <li key={itemIdentifier} className={styles.item}>
            <label htmlFor={unitsField(itemIdentifier)}>
              {title}
              <span className={styles.options}>{optionsOf(order, itemIdentifier)}</span>
            </label>
            <select
              id={unitsField(itemIdentifier)}
              name={unitsField(itemIdentifier)}
              className={styles.units}
              defaultValue={chosen.find((one) => one.itemIdentifier === itemIdentifier)?.quantity ?? 0}
            >
              <option value={0}>{t('Keep')}</option>
              {Array.from({ length: cancellable }, (_, index) => index + 1).map((units) => (
                <option key={units} value={units}>
                  {t('Cancel {units}', { units })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('Free gifts and add-ons go with the item that they came with.')}</p>
      <div className={styles.buttons}>
        <Button look="primary">{t('See what you get back')}</Button>
        <ButtonLink look="link" href={pageUrls.order(order.id)}>
          {t('Keep everything')}
        </ButtonLink>
      </div>
    </Form>
  );
};

const optionsOf = ({ cart }: OrderView, itemIdentifier: string): string =>
  cart.items
    .find((item) => item.itemIdentifier === itemIdentifier)
    ?.properties.map(({ title }) => title)
    .join(', ') ?? '';

interface ConfirmProps {
  readonly order: OrderView;
  readonly chosen: readonly ChosenUnits[];
  readonly preview: CancellationView;
}

const Confirm = ({ order, chosen, preview }: ConfirmProps) => {
  const t = useText();
  const { money } = useFormat();
  const { refund } = preview;
  return (
    <>
      <RefundParts preview={preview} />
      <p className={styles.note}>
        {refund.amount > 0
          ? t(
              'It goes back to what you paid with. Depending on your bank it takes up to ten days until you see it.',
            )
          : t('There is nothing to give back.')}
      </p>
      <Form method="post" action={accountUrls.cancelItems(order.id)} className={styles.buttons}>
        <input type="hidden" name="id" value={preview.id} />
        <input type="hidden" name="refund" value={refund.amount} />
        {chosen.map(({ itemIdentifier, quantity }) => (
          <input key={itemIdentifier} type="hidden" name={unitsField(itemIdentifier)} value={quantity} />
        ))}
        <Button look="primary">
          {refund.amount > 0
            ? t('Cancel and get {amount} back', { amount: money(refund, 'always') })
            : t('Cancel these items')}
        </Button>
        <ButtonLink look="link" href={accountUrls.cancelItems(order.id)}>
          {t('Choose again')}
        </ButtonLink>
        <ButtonLink look="link" href={pageUrls.order(order.id)}>
          {t('Keep everything')}
        </ButtonLink>
      </Form>
    </>
  );
};
