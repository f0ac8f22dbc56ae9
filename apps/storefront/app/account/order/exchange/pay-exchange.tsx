import type { OrderView } from '@counterpane/contract/orders/orders';
import { accountUrls } from '../../../account-urls.ts';
import { useText } from '../../../language/use-text.ts';
import page from '../order-page.module.css';
import { PayExchangeForm } from './pay-exchange-form.tsx';

/** On the page of what comes in exchange, while a rest of it is to be paid. */
export const PayExchange = ({ order: { exchangeOf } }: { order: OrderView }) => {
  const t = useText();
  if (!exchangeOf?.waiting) return null;
  const { orderId, returnId, toPay } = exchangeOf.waiting;
  return (
    <section className={page.change} aria-labelledby="pay">
      <h2 id="pay">{t('Exchange')}</h2>
      <p>{t('It waits for your payment: until then nothing is exchanged.')}</p>
      <PayExchangeForm action={accountUrls.payExchange(orderId)} returnId={returnId} amount={toPay} />
    </section>
  );
};
