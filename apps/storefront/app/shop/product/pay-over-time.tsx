import type { ProductPage, VariantView } from '@counterpane/contract/pages/pages';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { AFTERPAY_PAYMENTS, firstOf } from '../../payment/compare-payment-methods.ts';
import type { AffirmLine } from './affirm/find-affirm-line.ts';
import styles from './pay-over-time.module.css';
import { PerVariant } from './per-variant.tsx';

type Ways = ProductPage['payOverTime'];

interface PayOverTimeProps {
  readonly page: ProductPage;
  /** What Affirm's script is told to write its own line in the place of ours; null where it writes none. */
  readonly affirm: AffirmLine | null;
}

/** A line under the price, for the chosen variant: what a part of it is where that is known, and who lends. */
export const PayOverTime = ({ page, affirm }: PayOverTimeProps) => {
  const { payOverTime, variants, selectedSku } = page;
  if (payOverTime.length === 0) return null;
  const waysFor = ({ sku }: VariantView) => payOverTime.filter(({ skus }) => skus.includes(sku));
  return (
    <div
      className={styles.place}
      data-affirm-script={affirm?.scriptUrl}
      data-affirm-key={affirm?.publicKey}
      data-affirm-locale={affirm?.locale}
      data-affirm-country={affirm?.country}
    >
      <PerVariant
        variants={variants}
        selectedSku={selectedSku}
        by={(variant) => JSON.stringify([variant.price, waysFor(variant).map(({ id }) => id)])}
      >
        {(variant) => <Line ways={waysFor(variant)} variant={variant} />}
      </PerVariant>
      {/* Affirm's script knows it by its class, and reads the amount when affirm-line.ts has set it. */}
      {affirm && <p className={`affirm-as-low-as ${styles.affirm}`} data-page-type="product" hidden />}
    </div>
  );
};

/** A visitor's own coupon, or more than one, changes what is paid: then the line has no amount (its styles). */
const Line = ({ ways, variant }: { ways: Ways; variant: VariantView }) => {
  const t = useText();
  const format = useFormat();
  if (ways.length === 0) return null;
  const inParts = ways.find(({ id }) => id === 'afterPay');
  const labels = format.list(ways.map(({ label }) => label));
  return (
    <PageLink
      to={pageUrls.financing()}
      className={styles.line}
      data-affirm-amount={ways.some(({ id }) => id === 'affirm') ? variant.price.amount : undefined}
    >
      {inParts && (
        <span className={styles.parts}>
          {t('{count} interest-free payments of {amount} with {label}', {
            count: AFTERPAY_PAYMENTS,
            amount: format.money(firstOf(variant.price, AFTERPAY_PAYMENTS)),
            label: inParts.label,
          })}
        </span>
      )}
      <span className={inParts && styles.otherwise}>{t('Pay over time with {labels}', { labels })}</span>
    </PageLink>
  );
};
