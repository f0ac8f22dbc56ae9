import type { CartView } from '@counterpane/contract/cart/carts';
import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { useNavigation } from 'react-router';
import { CartAside, FoldedSummary } from '../../cart/cart-aside.tsx';
import layout from '../../cart/checkout.module.css';
import { ButtonLink } from '../../design/button.tsx';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { AmazonButton } from '../../payment/amazon-button.tsx';
import {
  type ExpressOrigin,
  expressWallets,
  offeredExpressLabel,
  offersRequest,
} from '../../payment/express-offers.ts';
import { offersAmazon } from '../../payment/offers-amazon.ts';
import { WalletButtons } from '../../payment/wallet-buttons.tsx';
import type { ScriptOrigins } from '../../services.ts';
import { chargeTextOfAll, isChargedLater } from '../charge-text.ts';
import type { PlaceRefusal } from '../review/refusal.ts';
import styles from '../step.module.css';
import { ExpressRefused } from './express-refused.tsx';
import { ExpressUnfinished } from './express-unfinished.tsx';
import { useExpressOrder } from './use-express-order.ts';
import { useExpressRequest } from './use-express-request.ts';
import { useExpressWallet } from './use-express-wallet.ts';

interface ExpressPageProps {
  readonly cart: CartView;
  readonly checkout: CheckoutState;
  readonly scripts: ScriptOrigins;
  readonly from: ExpressOrigin;
  readonly idempotencyKey: string;
  readonly refusal: PlaceRefusal | null;
}

/** A wallet that knows name, address and payment: one press, and the order is placed. */
export const ExpressPage = (props: ExpressPageProps) => {
  const { checkout, scripts, from, idempotencyKey, refusal } = props;
  const t = useText();
  const country = useStorefront()?.country ?? 'US';
  const order = useExpressOrder({ loaded: props.cart, from, idempotencyKey });
  const { cart } = order;
  const wallets = expressWallets(checkout);
  const ofWallets = checkout.paymentProviders.filter(({ id }) => wallets.some((one) => one === id));
  const holdsMoney = ofWallets.some(isChargedLater);
  const wallet = useExpressWallet({ order, country, scripts, wallets, holdsMoney });
  const isOffered = offersRequest(checkout);
  const request = useExpressRequest({ order, country, scripts, isOffered });
  const charge = chargeTextOfAll(
    t,
    checkout.paymentProviders.filter(
      ({ id }) => wallets.some((one) => one === id) || (isOffered && id === 'stripePaymentRequest'),
    ),
  );
  const isPlacing = useNavigation().state !== 'idle';
  return (
    <div className={layout.columns}>
      <FoldedSummary cart={cart} />
      <div className={styles.step}>
        <h1>{t('Express checkout')}</h1>
        {refusal ? (
          <ExpressRefused refusal={refusal} total={cart.totalPrice} />
        ) : (
          <ExpressUnfinished checkout={checkout} />
        )}
        <p>
          {t(
            'Your wallet tells us where it goes and pays for it. The order is placed when you approve; taxes and delivery are shown before.',
          )}
        </p>
        {charge && <p className={styles.small}>{charge}</p>}
        {wallets.length > 0 && <WalletButtons label={offeredExpressLabel(checkout) ?? ''} wallet={wallet} />}
        {isOffered && (
          // Word of what it lacks would say the same a second time.
          <div hidden={request.state === 'none' || request.state === 'missing'}>
            <WalletButtons label={t('Browser wallet')} wallet={request} />
          </div>
        )}
        {scripts.amazon && offersAmazon({ ...checkout, cart }) && (
          <AmazonButton from={from} amazon={scripts.amazon} total={cart.totalPrice} />
        )}
        <p role="status" className={styles.small}>
          {isPlacing && t('Placing your order…')}
        </p>
        <p>
          <ButtonLink href={pageUrls.checkout('shipping')}>{t('Go on without a wallet')}</ButtonLink>
        </p>
      </div>
      <CartAside cart={cart} />
    </div>
  );
};
