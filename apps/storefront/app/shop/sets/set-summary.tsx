import type { BundlePage, CollectionPage } from '@counterpane/contract/pages/set-pages';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { Receipt } from '../../design/receipt.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { GiftBox } from '../product/facts/gifts.tsx';
import { CouponNote, CouponNoteWithoutScript } from '../quotes/coupon-note.tsx';
import { PriceParts } from '../quotes/live-price.tsx';
import { livePriceOfSet } from './live-price-of-set.ts';
import result from './set-result.module.css';
import styles from './set-summary.module.css';

interface SetSummaryProps {
  readonly page: Pick<BundlePage | CollectionPage, 'items' | 'summary' | 'problem'>;
  /** Where the form asks for its price without script. */
  readonly address: string;
}

/** What is in the set, what it costs, and the button. Its parts are told anew by set-page-script.ts. */
export const SetSummary = ({ page, address }: SetSummaryProps) => {
  const { summary, problem } = page;
  const t = useText();
  return (
    <div className={styles.summary}>
      <h2 className={styles.heading}>{t('Your set')}</h2>
      <section aria-label={t('Price')} aria-live="polite" data-set-part="price">
        {problem === null ? <SetPrice page={page} /> : <SetProblem text={problem} />}
      </section>
      <noscript>
        <Button look="quiet" wide formMethod="get" formAction={address}>
          {t('Update the price')}
        </Button>
        <CouponNoteWithoutScript />
      </noscript>
      <div data-set-part="action">
        <Button look="primary" wide name="source" value="main-add-to-cart" disabled={problem !== null}>
          {t('Add to cart')}
        </Button>
      </div>
      <div className={styles.more} data-set-part="more">
        {summary.gifts.length > 0 && <GiftBox gifts={summary.gifts} />}
        {problem === null && (
          <Receipt receipt={summary.receipt} currency={summary.total.currency}>
            <CouponNote />
          </Receipt>
        )}
      </div>
    </div>
  );
};

const SetPrice = ({ page }: Pick<SetSummaryProps, 'page'>) => {
  const { parts, saving, total, listTotal, whiteGlove } = page.summary;
  const t = useText();
  const format = useFormat();
  return (
    <>
      <ul className={styles.parts}>
        {parts.map(({ title, choice, quantity, price }) => (
          <li key={`${title} ${choice}`}>
            <span>
              {quantity > 1 ? `${quantity} × ${title}` : title}
              <span className={styles.choice}>{choice}</span>
            </span>
            <span>{format.money(price, 'always')}</span>
          </li>
        ))}
        {whiteGlove?.isChosen && (
          <li>
            <span>{t('White glove delivery')}</span>
            <span>{format.money(whiteGlove.price, 'always')}</span>
          </li>
        )}
        {saving.amount > 0 && (
          <li className={styles.saving}>
            <span>{t('Saved together')}</span>
            <span>{format.money({ ...saving, amount: -saving.amount }, 'always')}</span>
          </li>
        )}
      </ul>
      <p className={styles.total}>
        <span>{t('Total')}</span>
        <span>
          <PriceParts attributes={livePriceOfSet(page)} now={total} was={listTotal} exact namesCoupon />
        </span>
      </p>
      {whiteGlove?.isChosen && <CouponNote />}
    </>
  );
};

const SetProblem = ({ text }: { text: string }) => (
  <p className={result.problem}>
    <Icon name="warning" />
    {text}
  </p>
);
