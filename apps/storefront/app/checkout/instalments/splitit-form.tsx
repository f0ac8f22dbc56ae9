import type { OrderView } from '@counterpane/contract/orders/orders';
import { chosenNumberOfPayments } from '@counterpane/rules/payments/instalments';
import { useHref } from 'react-router';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { localeOf } from '../../language/locale.ts';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { loadScript } from '../../payment/load-script.ts';
import type { SplititScript } from '../../services.ts';
import { createFlexForm } from './flex-form.ts';
import styles from './instalment-panel.module.css';
import { type InstalmentState, useInstalments } from './use-instalments.ts';

interface SplititFormProps {
  readonly label: string;
  readonly order: OrderView;
  /** The number of the order's plan, and SplitIt's own page of it. */
  readonly plan: string;
  readonly url: string;
  readonly splitit: SplititScript;
}

/** SplitIt's form for the plan of an order, word of how it ended, and its own page for those who cannot see it here. */
export const SplititForm = ({ label, order, plan, url, splitit }: SplititFormProps) => {
  const t = useText();
  const storefront = useStorefront();
  const back = useHref(pageUrls.checkout('review', { orderId: order.id }));
  const { state, place, tryAgain } = useInstalments(
    true,
    plan,
    (element) =>
      createFlexForm({
        scriptUrl: splitit.scriptUrl,
        plan,
        numberOfPayments: chosenNumberOfPayments(order.extraData.numberOfPayments),
        culture: storefront ? localeOf(storefront) : 'en-US',
        place: element,
        loadScript,
      }),
    () => location.assign(back),
  );
  return (
    <>
      <Ending state={state} label={label} onTryAgain={tryAgain} />
      <div ref={place} id="splitit-form" className={styles.place} />
      {state.kind !== 'approved' && (
        <p>
          <a href={url}>{t('Open {label} in this window', { label })}</a>
        </p>
      )}
    </>
  );
};

interface EndingProps {
  readonly state: InstalmentState;
  readonly label: string;
  readonly onTryAgain: () => void;
}

const Ending = ({ state, label, onTryAgain }: EndingProps) => {
  const t = useText();
  switch (state.kind) {
    case 'none':
    case 'shown':
    case 'cancelled':
      return null;
    case 'loading':
      return <p role="status">{t('Loading {label}…', { label })}</p>;
    case 'failed':
      return (
        <Notice look="bad">
          <p>
            {state.message} {t('Nothing was charged. Try again, or choose another way to pay.')}
          </p>
          <Button type="button" onClick={onTryAgain}>
            {t('Try again')}
          </Button>
        </Notice>
      );
    case 'approved':
      return <p role="status">{t('Your payments are approved.')}</p>;
  }
};
