import type { ChosenExchange, ExchangePreview } from '@counterpane/contract/orders/exchanges';
import type { OrderView } from '@counterpane/contract/orders/orders';
import type { RequestReturn } from '@counterpane/contract/orders/returns';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import cancel from '../cancel/cancel-page.module.css';
import { Part } from '../cancel/refund-parts.tsx';
import { MattressWays, Notes, ReturnedParts, Words } from '../return/confirm-return.tsx';

interface ConfirmExchangeProps {
  readonly order: Pick<OrderView, 'id'>;
  readonly chosen: ChosenExchange & Pick<RequestReturn['lines'][number], 'reason'>;
  readonly preview: ExchangePreview;
}

/** What goes and what comes to the cent, how the old piece leaves, and the button that exchanges it. */
export const ConfirmExchange = ({ order, chosen, preview }: ConfirmExchangeProps) => {
  const t = useText();
  const { returned, back, fromCredit, toPay } = preview;
  return (
    <>
      <section aria-labelledby="old">
        <h2 id="old" className={cancel.title}>
          {t('What goes back')}
        </h2>
        <dl>
          <ReturnedParts preview={returned} sum={t('It counts')} />
        </dl>
      </section>
      <Wanted preview={preview} />
      <Notes preview={returned} />
      {toPay.amount > 0 && (
        <p className={cancel.note}>
          {t('You pay on the page of our payment company. Until then nothing is exchanged.')}
        </p>
      )}
      <p className={cancel.note}>
        {t('We write to you within one business day how the old one is fetched, and then send the new one.')}
      </p>
      <Form method="post" action={accountUrls.exchangeItem(order.id)} className={cancel.form}>
        <input type="hidden" name="id" value={returned.id} />
        <input type="hidden" name="item" value={chosen.itemIdentifier} />
        <input type="hidden" name="sku" value={chosen.sku} />
        <input type="hidden" name="reason" value={chosen.reason} />
        <input type="hidden" name="back" value={back.amount} />
        <input type="hidden" name="fromCredit" value={fromCredit.amount} />
        <input type="hidden" name="toPay" value={toPay.amount} />
        {returned.hasMattress && <MattressWays />}
        <Words />
        <div className={cancel.buttons}>
          <Button look="primary">
            <ActText preview={preview} />
          </Button>
          <ButtonLink look="link" href={accountUrls.exchangeItem(order.id, chosen.itemIdentifier)}>
            {t('Choose again')}
          </ButtonLink>
          <ButtonLink look="link" href={pageUrls.order(order.id)}>
            {t('Keep everything')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
};

const ActText = ({ preview: { back, fromCredit, toPay } }: Pick<ConfirmExchangeProps, 'preview'>) => {
  const t = useText();
  const { money } = useFormat();
  if (toPay.amount > 0) return t('Exchange it and pay {amount}', { amount: money(toPay, 'always') });
  if (fromCredit.amount > 0)
    return t('Exchange it and pay {amount} with store credit', { amount: money(fromCredit, 'always') });
  return back.amount > 0
    ? t('Exchange it and get {amount} back', { amount: money(back, 'always') })
    : t('Exchange it');
};

const Wanted = ({ preview: { wanted, back, fromCredit, toPay } }: Pick<ConfirmExchangeProps, 'preview'>) => {
  const t = useText();
  const { title, options, price, charges, taxes, cost } = wanted;
  return (
    <section aria-labelledby="new" className={cancel.next}>
      <h2 id="new" className={cancel.title}>
        {t('What you get instead')}
      </h2>
      <dl>
        <Part title={options === '' ? title : `${title}, ${options}`} amount={price} />
        {charges.map((charge) => (
          <Part key={charge.title} title={charge.title} amount={charge.amount} />
        ))}
        {taxes.amount > 0 && <Part title={t('Taxes')} amount={taxes} />}
        <Part title={t('It costs today')} amount={cost} isSum />
        {fromCredit.amount > 0 && (
          <Part title={t('Your store credit pays')} amount={fromCredit} isSum={toPay.amount === 0} />
        )}
        {toPay.amount > 0 && <Part title={t('You pay by card now')} amount={toPay} isSum />}
        {fromCredit.amount === 0 && toPay.amount === 0 && (
          <Part title={t('You get back once we have the old one')} amount={back} isSum />
        )}
      </dl>
    </section>
  );
};
