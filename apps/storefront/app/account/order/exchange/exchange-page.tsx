import type {
  ChosenExchange,
  ExchangeChoices,
  ExchangePreview,
} from '@counterpane/contract/orders/exchanges';
import type { OrderView } from '@counterpane/contract/orders/orders';
import type { RequestReturn } from '@counterpane/contract/orders/returns';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import cancel from '../cancel/cancel-page.module.css';
import page from '../order-page.module.css';
import { REASON_TEXTS } from '../return/reason-labels.ts';
import styles from '../return/return-page.module.css';
import { ConfirmExchange } from './confirm-exchange.tsx';

interface ExchangePageProps {
  readonly order: Pick<OrderView, 'id' | 'shortId'>;
  readonly chosen: ChosenExchange & Pick<RequestReturn['lines'][number], 'reason'>;
  /** Null where it cannot be exchanged. */
  readonly choices: ExchangeChoices | null;
  /** What goes and what comes; null until something is chosen. */
  readonly preview: ExchangePreview | null;
  /** Why it cannot be exchanged like this. */
  readonly problem: string | null;
}

/** Two steps: what is wanted instead, and what goes and comes to the cent, which is confirmed. */
export const ExchangePage = ({ order, chosen, choices, preview, problem }: ExchangePageProps) => {
  const t = useText();
  return (
    <div className={page.page}>
      <h1>{preview ? t('Exchange it?') : t('Exchange')}</h1>
      <p className={page.status}>{t('Order {id}', { id: order.shortId })}</p>
      {problem !== null && (
        <Notice look="bad" takesFocus>
          {problem}
        </Notice>
      )}
      {preview ? (
        <ConfirmExchange order={order} chosen={chosen} preview={preview} />
      ) : (
        choices && <Choose order={order} chosen={chosen} choices={choices} />
      )}
      {choices === null && (
        <ButtonLink look="primary" href={pageUrls.order(order.id)}>
          {t('Back to your order')}
        </ButtonLink>
      )}
    </div>
  );
};

interface ChooseProps extends Pick<ExchangePageProps, 'order' | 'chosen'> {
  readonly choices: ExchangeChoices;
}

const Choose = ({ order, chosen, choices: found }: ChooseProps) => {
  const { title, options, worth, reasons, choices } = found;
  const t = useText();
  const { money } = useFormat();
  const titles = [...new Set(choices.map((choice) => choice.title))];
  return (
    <Form method="get" className={cancel.form}>
      <input type="hidden" name="item" value={chosen.itemIdentifier} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={cancel.options}>{options}</p>
        <p>
          {t('You send one back. With its taxes it counts {amount} towards what you choose.', {
            amount: money(worth, 'always'),
          })}
        </p>
      </div>
      <div className={styles.fields}>
        <p>
          <label htmlFor="sku">{t('What you want instead')}</label>
          <select id="sku" name="sku" className={cancel.units} defaultValue={chosen.sku} required>
            <option value="">{t('Choose one')}</option>
            {titles.map((name) => (
              <optgroup key={name} label={name}>
                {choices
                  .filter((choice) => choice.title === name)
                  .map((choice) => (
                    <option key={choice.sku} value={choice.sku}>
                      <ChoiceText choice={choice} credit={found.credit} />
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor="reason">{t('Reason')}</label>
          <select id="reason" name="reason" className={cancel.units} defaultValue={chosen.reason}>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(REASON_TEXTS[reason])}
              </option>
            ))}
          </select>
        </p>
      </div>
      <p className={cancel.note}>
        <DearerText choices={found} />
      </p>
      <div className={cancel.buttons}>
        <Button look="primary">{t('See what it comes to')}</Button>
        <ButtonLink look="link" href={accountUrls.returnItems(order.id)}>
          {t('Return it for money instead')}
        </ButtonLink>
      </div>
    </Form>
  );
};

/** How something that costs more is paid. */
const DearerText = ({ choices: { credit, takesCards } }: Pick<ChooseProps, 'choices'>) => {
  const t = useText();
  const { money } = useFormat();
  const amount = money(credit, 'always');
  if (takesCards)
    return credit.amount > 0
      ? t('You have {amount} of store credit. What costs more is paid with it first, and the rest by card.', {
          amount,
        })
      : t('For something that costs more you pay the difference by card.');
  return credit.amount > 0
    ? t(
        'You have {amount} of store credit. What costs more is paid with it where it is enough; anything else is ordered as usual, and the old one sent back for its money.',
        { amount },
      )
    : t('Something that costs more is ordered as usual, and the old one sent back for its money.');
};

const ChoiceText = ({
  choice,
  credit,
}: {
  choice: ExchangeChoices['choices'][number];
  credit: ExchangeChoices['credit'];
}) => {
  const t = useText();
  const { money } = useFormat();
  const { title, options, back, more, isPayable } = choice;
  const what = options === '' ? title : options;
  if (more !== null && isPayable && more.amount <= credit.amount)
    return t('{what}: {amount} of your store credit', { what, amount: money(more, 'always') });
  if (more !== null) return t('{what}: costs {amount} more', { what, amount: money(more, 'always') });
  return back === null || back.amount === 0
    ? t('{what}: for nothing more', { what })
    : t('{what}: you get {amount} back', { what, amount: money(back, 'always') });
};
