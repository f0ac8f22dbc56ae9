import type { AvailableExtra, CartItemView } from '@counterpane/contract/cart/carts';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../design/button.tsx';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import styles from './line-extras.module.css';

interface LineExtrasProps {
  readonly item: CartItemView;
  /** Why the last one was not added. */
  readonly refusal: string | null;
}

/** What can be added for a line: plans that cover it, and what goes with it. */
export const LineExtras = ({ item, refusal }: LineExtrasProps) => {
  const t = useText();
  const plans = item.availableExtras.filter(({ kind }) => kind === 'protection');
  const upgrades = item.availableExtras.filter(({ kind }) => kind === 'upgrade');
  if (plans.length + upgrades.length === 0) return null;
  const isFirst = plans.length > 0;
  return (
    <details className={styles.fold} open={refusal !== null}>
      <summary>{isFirst ? t('Protect or upgrade it') : t('Goes well with it')}</summary>
      {refusal !== null && (
        <p className={styles.error} role="alert">
          {refusal}
        </p>
      )}
      <Form method="post" replace preventScrollReset className={styles.lists}>
        <input type="hidden" name="intent" value="add-extra" />
        <input type="hidden" name="line" value={item.itemIdentifier} />
        {isFirst && <ExtraList heading={t('Protection plans')} extras={plans} />}
        {upgrades.length > 0 && (
          <ExtraList heading={isFirst ? t('Goes well with it') : null} extras={upgrades} />
        )}
      </Form>
    </details>
  );
};

interface ExtraListProps {
  /** Null where the fold says it already. */
  readonly heading: string | null;
  readonly extras: readonly AvailableExtra[];
}

const ExtraList = ({ heading, extras }: ExtraListProps) => {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const sent = useNavigation().formData?.get('extra') ?? null;
  return (
    <div>
      {heading !== null && (
        <h3 id={id} className={styles.heading}>
          {heading}
        </h3>
      )}
      <ul className={styles.list} aria-labelledby={heading === null ? undefined : id}>
        {extras.map(({ sku, text, price, quantity }) => (
          <li key={sku} className={styles.extra}>
            <span>{quantity > 1 ? `${quantity} × ${text}` : text}</span>
            <span className={styles.price}>{format.money(price, 'always')}</span>
            <Button look="link" name="extra" value={sku}>
              {sent === sku ? t('Adding…') : t('Add')}
              <span className="visually-hidden"> {text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
