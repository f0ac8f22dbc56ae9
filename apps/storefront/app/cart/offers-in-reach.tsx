import type { CartView } from '@counterpane/contract/cart/carts';
import { Icon } from '../design/icon.tsx';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import styles from './cart-page.module.css';

type Offer = NonNullable<CartView['offersInReach']>[number];

/** What one more thing would bring about. */
export const OffersInReach = ({ offersInReach: offers = [] }: Pick<CartView, 'offersInReach'>) =>
  offers.length > 0 && (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <Icon name="gift" />
          <OfferText offer={offer} />
        </li>
      ))}
    </ul>
  );

const OfferText = ({ offer: { title, missing } }: { offer: Offer }) => {
  const t = useText();
  const format = useFormat();
  switch (missing.code) {
    case 'units':
      return t('{title}: add {units} more', { title, units: missing.units });
    case 'amount':
      return t('{title}: {amount} more to go', { title, amount: format.money(missing.more) });
    case 'payment-method':
      return t('{title}: pay with {methods}', { title, methods: format.choice(missing.methods) });
    case 'delivery-state':
      return t('{title}: with delivery to {states}', { title, states: format.choice(missing.states) });
    case 'email':
      return t('{title}: with an email address that ends in {domains}', {
        title,
        domains: format.choice(missing.domains),
      });
  }
};
