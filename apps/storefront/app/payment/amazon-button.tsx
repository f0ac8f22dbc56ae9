import type { EXPRESS_FALLBACK_STEPS } from '@counterpane/contract/checkout/express-steps';
import { createClient } from '@counterpane/contract/client';
import { useHref } from 'react-router';
import { hydratedFetch } from '../failures/hydrated-fetch.ts';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import styles from './amazon-button.module.css';
import { type AmazonButtonOptions, useAmazonButton } from './use-amazon-button.ts';
import { WalletButtons } from './wallet-buttons.tsx';

/** The step on which the button was pressed. */
export type AmazonOrigin = (typeof EXPRESS_FALLBACK_STEPS)[number];

type AmazonButtonProps = Pick<AmazonButtonOptions, 'amazon' | 'total'>;

/** Begins before there is an order: Amazon knows name, address and payment. */
export const AmazonButton = ({ from, ...props }: AmazonButtonProps & { readonly from: AmazonOrigin }) => {
  const back = useHref(pageUrls.amazon());
  const sign = () =>
    createClient(hydratedFetch).signAmazonButton({
      checkoutReviewReturnUrl: new URL(back, location.href).href,
      fallbackStep: from,
    });
  return <DrawnButton {...props} placement="Cart" sign={sign} />;
};

/** Pays an order whose address is known. */
export const AmazonOrderButton = ({
  orderId,
  ...props
}: AmazonButtonProps & { readonly orderId: string }) => (
  <DrawnButton
    {...props}
    placement="Checkout"
    sign={() => createClient(hydratedFetch).signAmazonOrder(orderId)}
  />
);

const DrawnButton = (options: AmazonButtonOptions) => {
  const t = useText();
  const { frame, wallet } = useAmazonButton(options);
  const label = 'Amazon Pay';
  return (
    <div ref={frame} className={styles.frame}>
      <noscript>
        <p>{t('{label} needs JavaScript. Please choose Card instead.', { label })}</p>
      </noscript>
      <WalletButtons label={label} wallet={wallet} isQuiet />
    </div>
  );
};
