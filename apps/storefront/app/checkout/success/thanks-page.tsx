import type { OrderView } from '@counterpane/contract/orders/orders';
import { placeholders } from '@counterpane/messages/placeholders';
import { ForgetMeForm } from '../../chrome/forget-me-form.tsx';
import { deliveryText } from '../../delivery/delivery-text.ts';
import { hasFreeDelivery } from '../../delivery/find-white-glove.ts';
import { ButtonLink } from '../../design/button.tsx';
import { InterpolatedText } from '../../language/interpolated-text.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { OrderDetails } from '../order-details.tsx';
import { OrderPicture } from './order-picture.tsx';
import styles from './thanks-page.module.css';

export const ThanksPage = ({ order }: { order: OrderView }) => {
  const t = useText();
  return (
    <>
      <div className={styles.top}>
        <div>
          <h1>{t('Thank you')}</h1>
          <p className={styles.lead}>
            <InterpolatedText text={t('Your order {id} is placed.', placeholders('id'))} gap="id">
              <strong>{order.shortId}</strong>
            </InterpolatedText>{' '}
            {t('A confirmation goes to {email}.', { email: order.email })}
          </p>
          <NextSteps order={order} />
          <div className={styles.links}>
            <ButtonLink look="primary" href={pageUrls.order(order.id)}>
              {t('See your order')}
            </ButtonLink>
            <ButtonLink href={pageUrls.home()}>{t('Back to the shop')}</ButtonLink>
          </div>
          <ForgetMeForm />
        </div>
        <div className={styles.picture}>
          <OrderPicture order={order} />
        </div>
      </div>
      <div className={styles.details}>
        <OrderDetails order={order} />
      </div>
    </>
  );
};

const NextSteps = ({ order: { cart, shippingDetails } }: { order: OrderView }) => {
  const t = useText();
  const { days } = useFormat();
  const bought = cart.items.filter(({ isGift }) => !isGift);
  const isFree = hasFreeDelivery(cart);
  const texts = bought.map(({ delivery }) => deliveryText(delivery, t, days, isFree));
  const arrivals = new Set(texts.filter((text) => text !== ''));
  return (
    <ol className={styles.next} aria-label={t('What happens next')}>
      <li>{t('We make your order ready.')}</li>
      {[...arrivals].map((arrival) => (
        <li key={arrival}>{t('{arrival}, to {city}.', { arrival, city: shippingDetails.address.city })}</li>
      ))}
      <li>{t('You sleep on it, with all your trial nights ahead.')}</li>
    </ol>
  );
};
