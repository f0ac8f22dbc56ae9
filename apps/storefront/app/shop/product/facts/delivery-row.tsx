import type { VariantView } from '@counterpane/contract/pages/pages';
import { shipsText } from '../../../delivery/delivery-text.ts';
import { Icon } from '../../../design/icon.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { PerVariant } from '../per-variant.tsx';
import { arrivalText } from './arrival-text.ts';
import styles from './delivery-row.module.css';

interface DeliveryRowProps {
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/** When the chosen variant arrives, or that it cannot be had. */
export const DeliveryRow = (props: DeliveryRowProps) => (
  <PerVariant
    {...props}
    by={({ delivery, isPurchasable, isBackOrdered }) =>
      `${isPurchasable} ${isBackOrdered} ${JSON.stringify(delivery)}`
    }
  >
    {(variant) => (variant.isPurchasable ? <Arrives variant={variant} /> : <OutOfStock />)}
  </PerVariant>
);

const Arrives = ({ variant }: { variant: VariantView }) => {
  const t = useText();
  const { days } = useFormat();
  const ships = shipsText(variant.delivery.handling, t);
  return (
    <p className={styles.row}>
      <Icon name="truck" />
      <span>
        {arrivalText(variant, t, days)}
        {ships !== null && <span className={styles.ships}>{ships}</span>}
      </span>
    </p>
  );
};

const OutOfStock = () => {
  const t = useText();
  return (
    <p className={`${styles.row} ${styles.out}`} data-not-purchasable="">
      <Icon name="warning" />
      {t('Out of stock')}
    </p>
  );
};
