import type { OrderView } from '@counterpane/contract/orders/orders';
import type { ReturnPreview } from '@counterpane/contract/orders/returns';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import cancel from '../cancel/cancel-page.module.css';
import { Part } from '../cancel/refund-parts.tsx';
import { PhotoField } from '../photos/photo-field.tsx';
import { type ChosenReturn, chosenQuery } from './chosen-returns.ts';
import styles from './return-page.module.css';

interface ConfirmReturnProps {
  readonly order: Pick<OrderView, 'id'>;
  readonly chosen: readonly ChosenReturn[];
  readonly preview: ReturnPreview;
  /** What was written before it was refused. */
  readonly words: string;
}

/** What comes back to the cent, how the things leave, and the button that asks for it. */
export const ConfirmReturn = ({ order, chosen, preview, words }: ConfirmReturnProps) => {
  const t = useText();
  const { money } = useFormat();
  const { id, refund, hasMattress, mayBeCredit } = preview;
  return (
    <>
      <Parts preview={preview} />
      <Notes preview={preview} />
      <p className={cancel.note}>
        {refund.amount > 0
          ? t(
              'It goes back to what you paid with, within ten business days after your things were collected.',
            )
          : t('There is nothing to give back.')}
      </p>
      <Form
        method="post"
        // Refused, it stands on the same page again.
        action={`${accountUrls.returnItems(order.id)}?${chosenQuery(chosen)}`}
        encType="multipart/form-data"
        className={cancel.form}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="refund" value={refund.amount} />
        {hasMattress && <MattressWays />}
        {mayBeCredit && <MoneyWays />}
        <Words words={words} />
        <PhotoField label={t('Photographs (optional)')} />
        <div className={cancel.buttons}>
          <Button look="primary">
            {refund.amount > 0
              ? t('Return and get {amount} back', { amount: money(refund, 'always') })
              : t('Return these items')}
          </Button>
          <ButtonLink look="link" href={accountUrls.returnItems(order.id)}>
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

/** What is typed for us to read, and was before it was refused. */
export const Words = ({ words = '' }: { readonly words?: string }) => {
  const t = useText();
  return (
    <p className={styles.words}>
      <label htmlFor="words">{t('Anything we should know? (optional)')}</label>
      <textarea id="words" name="words" maxLength={500} defaultValue={words} />
    </p>
  );
};

const Parts = ({ preview }: Pick<ConfirmReturnProps, 'preview'>) => {
  const t = useText();
  return (
    <section aria-labelledby="back">
      <h2 id="back" className={cancel.title}>
        {t('What you get back')}
      </h2>
      <dl>
        <ReturnedParts preview={preview} sum={t('You get back')} />
      </dl>
    </section>
  );
};

interface ReturnedPartsProps extends Pick<ConfirmReturnProps, 'preview'> {
  /** What its sum is called. */
  readonly sum: string;
}

/** What things that go back are worth, part by part. */
export const ReturnedParts = ({ preview, sum }: ReturnedPartsProps) => {
  const t = useText();
  const { lines, charges, taxes, givenBefore, refund } = preview;
  return (
    <>
      {lines
        .filter(({ isGift }) => !isGift)
        .map(({ itemIdentifier, title, quantity, amount }) => (
          <Part
            key={itemIdentifier}
            title={quantity > 1 ? `${quantity} × ${title}` : title}
            amount={amount}
          />
        ))}
      {charges.map(({ title, amount }) => (
        <Part key={title} title={title} amount={amount} />
      ))}
      {taxes.amount > 0 && <Part title={t('Taxes')} amount={taxes} />}
      {givenBefore.amount > 0 && (
        <Part title={t('Given back before')} amount={{ ...givenBefore, amount: -givenBefore.amount }} />
      )}
      <Part title={sum} amount={refund} isSum />
    </>
  );
};

/** What becomes of gifts and services. */
export const Notes = ({ preview: { lines, services } }: Pick<ConfirmReturnProps, 'preview'>) => {
  const t = useText();
  const gifts = lines.filter(({ isGift }) => isGift).map(({ title }) => title);
  return (
    <>
      {gifts.length > 0 && (
        <p className={cancel.note}>
          {t('{gifts}: what you have used is yours to keep. What is still sealed goes back too.', {
            gifts: gifts.join(', '),
          })}
        </p>
      )}
      {services.map((service) => (
        <p key={service} className={cancel.note}>
          {t('{service} is not given back: it has been done.', { service })}
        </p>
      ))}
    </>
  );
};

/** Who takes the mattress. */
export const MattressWays = () => {
  const t = useText();
  return (
    <fieldset className={styles.ways}>
      <legend>{t('How does the mattress leave?')}</legend>
      <label>
        <input type="radio" name="way" value="collection" defaultChecked />
        {t(
          'Have it collected. It need not go into its box, and where its condition allows it goes to a charity.',
        )}
      </label>
      <label>
        <input type="radio" name="way" value="charity" />
        {t('I give it to a charity near me, and send you its receipt.')}
      </label>
    </fieldset>
  );
};

/** What the customer gets for it. */
const MoneyWays = () => {
  const t = useText();
  return (
    <fieldset className={styles.ways}>
      <legend>{t('How would you like it back?')}</legend>
      <label>
        <input type="radio" name="money" value="payment" defaultChecked />
        {t('To what I paid with')}
      </label>
      <label>
        <input type="radio" name="money" value="credit" />
        {t('As store credit, for another order')}
      </label>
      <p className={cancel.note}>
        {t('You pay with store credit once you have signed in with the email of this order.')}
      </p>
    </fieldset>
  );
};
