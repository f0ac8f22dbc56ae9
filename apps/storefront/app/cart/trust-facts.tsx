import type { CartView } from '@counterpane/contract/cart/carts';
import { Icon, type IconName } from '../design/icon.tsx';
import styles from './cart-page.module.css';

/** What stands behind the purchase, beside the button. */
export const TrustFacts = ({ promises = [] }: Pick<CartView, 'promises'>) => (
  <ul className={styles.trust}>
    {promises.map(({ subject, line }) => (
      <li key={subject}>
        <Icon name={ICONS[subject]} />
        {line}
      </li>
    ))}
  </ul>
);

const ICONS: Readonly<Record<NonNullable<CartView['promises']>[number]['subject'], IconName>> = {
  trial: 'moon',
  warranty: 'shield',
  returns: 'gift',
  delivery: 'truck',
};
