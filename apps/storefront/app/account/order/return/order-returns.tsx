import type { OrderReturns as Returns, ShownReturn } from '@counterpane/contract/orders/returns';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { PayExchangeForm } from '../exchange/pay-exchange-form.tsx';
import page from '../order-page.module.css';
import { PhotoList } from '../photos/photo-list.tsx';
import styles from './return-page.module.css';
import { UntilText } from './until-text.tsx';

interface OrderReturnsProps {
  readonly orderId: string;
  readonly returns: Returns;
}

/** How long each thing can be tried, where to send something back, and what is on its way. */
export const OrderReturns = ({ orderId, returns: { lines, returns } }: OrderReturnsProps) => {
  const t = useText();
  const tried = lines.filter(({ window, bar }) => window !== null && bar !== 'gift');
  if (tried.length === 0 && returns.length === 0) return null;
  return (
    <section className={page.change} aria-labelledby="returns">
      <h2 id="returns">{t('Trial and returns')}</h2>
      <dl>
        {tried.map(
          ({ itemIdentifier, title, window, bar }) =>
            window && (
              <div key={itemIdentifier}>
                <dt className={styles.title}>{title}</dt>
                <dd>
                  <UntilText window={window} isOver={bar === 'over'} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {lines.some(({ returnable }) => returnable > 0) && (
        <ButtonLink href={accountUrls.returnItems(orderId)}>{t('Return items')}</ButtonLink>
      )}
      {returns.length > 0 && (
        <ul className={styles.list}>
          {returns.map((one) => (
            <Return key={one.id} orderId={orderId} made={one} />
          ))}
        </ul>
      )}
    </section>
  );
};

const STATE_TEXTS: Readonly<Record<ShownReturn['status'], PlainMessageId>> = {
  awaiting_payment: 'It waits for your payment: until then nothing is exchanged.',
  requested: 'We have your return, and write to you within one business day.',
  approved: 'Your return is arranged.',
  under_way: 'It was collected.',
  received: 'We have it back. Your money is on its way to you.',
  refunded: 'We have it back, and your money is refunded.',
  refused: 'We could not take it back.',
  cancelled: 'You have called this return off.',
  unpaid: 'It was not paid for, so that nothing was exchanged.',
};

/** The same where nothing comes back but another piece. */
const EXCHANGED_TEXTS: typeof STATE_TEXTS = {
  ...STATE_TEXTS,
  received: 'We have the old one back. Thank you.',
  refunded: 'We have the old one back. Thank you.',
};

/** The same where it is given as store credit. */
const CREDIT_TEXTS: typeof STATE_TEXTS = {
  ...STATE_TEXTS,
  received: 'We have it back. Your store credit is on its way.',
  refunded: 'We have it back, and your store credit is there.',
};

const textsOf = ({ refund, exchange, toCredit }: ShownReturn): typeof STATE_TEXTS => {
  if (refund.amount === 0 && exchange) return EXCHANGED_TEXTS;
  return toCredit ? CREDIT_TEXTS : STATE_TEXTS;
};

const isAhead = (status: ShownReturn['status']): boolean =>
  status === 'requested' || status === 'approved' || status === 'under_way';

const Return = ({ orderId, made }: { orderId: string; made: ShownReturn }) => {
  const t = useText();
  const { days, money } = useFormat();
  const {
    id,
    status,
    lines,
    isDonated,
    told,
    collectOn,
    labelUrl,
    refund,
    photos,
    exchange,
    mayCancel,
    createdAt,
  } = made;
  const amount = money(refund, 'always');
  return (
    <li className={styles.return}>
      <h3>
        {exchange
          ? t('Exchange of {date}', { date: days.date(createdAt) })
          : t('Return of {date}', { date: days.date(createdAt) })}
      </h3>
      <p>{t(textsOf(made)[status])}</p>
      {told !== '' && <p className={styles.told}>{told}</p>}
      {status === 'approved' && collectOn !== null && (
        <p>{t('We collect it on {date}.', { date: days.day(collectOn) })}</p>
      )}
      {status === 'approved' && labelUrl !== null && (
        <p>
          <a href={labelUrl} rel="noreferrer">
            {t('Print your return label')}
          </a>
        </p>
      )}
      {isDonated && isAhead(status) && (
        <p>{t('Send us the receipt of the charity once you have it: reply to our email.')}</p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line.title}>
            {line.quantity} × {line.title}
            {line.isGift && isAhead(status) && ` (${t('if still sealed')})`}
          </li>
        ))}
      </ul>
      <PhotoList
        from={accountUrls.orderPhotos(orderId)}
        photos={photos}
        nameOf={(number) => t('Photograph {number}', { number })}
      />
      {exchange && <InExchange exchange={exchange} />}
      {exchange?.toPay && (
        <PayExchangeForm action={accountUrls.payExchange(orderId)} returnId={id} amount={exchange.toPay} />
      )}
      {refund.amount > 0 && isAhead(status) && (
        <p>
          {made.toCredit
            ? t('You get {amount} of store credit once we have it.', { amount })
            : t('You get {amount} back once we have it.', { amount })}
        </p>
      )}
      {mayCancel && (
        <Form method="post" action={accountUrls.returnItems(orderId)}>
          <Button look="link" name="cancel" value={id}>
            {t('Keep it after all')}
          </Button>
        </Form>
      )}
    </li>
  );
};

/** What comes instead: an order of its own. */
const InExchange = ({ exchange }: { exchange: NonNullable<ShownReturn['exchange']> }) => {
  const t = useText();
  const { orderId, shortId, title, options, mayOpen } = exchange;
  const thing = options === '' ? title : `${title}, ${options}`;
  return (
    <p>
      {t('In exchange: {thing}.', { thing })}{' '}
      {mayOpen ? (
        <PageLink to={pageUrls.order(orderId)}>{t('Order {id}', { id: shortId })}</PageLink>
      ) : (
        t('Order {id}', { id: shortId })
      )}
    </p>
  );
};
