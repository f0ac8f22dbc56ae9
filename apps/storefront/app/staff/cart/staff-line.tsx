import type { CartItemView } from '@counterpane/contract/cart/carts';
import { useId } from 'react';
import { Form } from 'react-router';
import { optionTitles } from '../../cart/option-titles.ts';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from '../staff.module.css';
import { SubmitButton } from '../submit-button.tsx';

/** One line of a shopper's cart; what comes free is only told. */
export const StaffLine = ({ item, version }: { item: CartItemView; version: number }) => {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const { product, quantity, editable, isGift, itemIdentifier, priceAfterDiscount } = item;
  return (
    <li className={styles.line}>
      <h2 id={id} className={styles.title}>
        {product.title}
      </h2>
      <p className={styles.detail}>
        {[optionTitles(item), item.sku].filter(Boolean).join(' · ')}
        {!editable && ` × ${quantity}`}
      </p>
      <p>{isGift ? t('Free') : format.money(priceAfterDiscount, 'always')}</p>
      {editable && (
        <div className={styles.forms}>
          <Form method="post" replace preventScrollReset className={styles.inline}>
            <input type="hidden" name="line" value={itemIdentifier} />
            <input type="hidden" name="version" value={version} />
            <label htmlFor={`${id}q`}>{t('Quantity')}</label>
            <input
              // A number that another person has changed is shown as it is now.
              key={quantity}
              id={`${id}q`}
              className={styles.number}
              type="number"
              name="quantity"
              min={1}
              max={100}
              required
              defaultValue={quantity}
              aria-describedby={id}
            />
            <SubmitButton look="link" name="intent" value="quantity" aria-describedby={id}>
              {t('Update')}
            </SubmitButton>
          </Form>
          <Form method="post" replace preventScrollReset>
            <input type="hidden" name="line" value={itemIdentifier} />
            <input type="hidden" name="version" value={version} />
            <SubmitButton look="link" name="intent" value="remove" aria-describedby={id}>
              {t('Remove')}
            </SubmitButton>
          </Form>
        </div>
      )}
    </li>
  );
};
