import type { CartItemView } from '@counterpane/contract/carts';
import { money } from '@counterpane/rules/money/money';
import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { deliveryText } from '../design/delivery-text.ts';
import { Price } from '../design/price.tsx';
import { useText } from '../language/use-text.ts';
import styles from './cart-line.module.css';
import { GiftLines } from './gift-lines.tsx';
import { LinePicture } from './line-picture.tsx';
import { QuantityForm } from './quantity-form.tsx';

interface CartLineProps {
  readonly item: CartItemView;
  readonly gifts: readonly CartItemView[];
  readonly wished: number | null;
  /** Why the last wish was not met. */
  readonly refusal: string | null;
  readonly onWish: (itemIdentifier: string, quantity: number) => void;
}

export const CartLine = ({ item, gifts, wished, refusal, onWish }: CartLineProps) => {
  const t = useText();
  const titleId = useId();
  const list = money(item.pricing.price.amount * item.quantity, item.pricing.price.currency);
  return (
    <li className={styles.line}>
      <div className={styles.main}>
        <div className={styles.picture}>
          <LinePicture item={item} />
        </div>
        <div>
          <h2 className={styles.title} id={titleId}>
            <a href={item.product.url}>{item.product.title}</a>
          </h2>
          <p className={styles.detail}>{choices(item)}</p>
          <p className={styles.detail}>{deliveryText(item.delivery, t)}</p>
        </div>
        <p className={styles.price}>
          <Price now={item.priceAfterDiscount} was={list} exact />
        </p>
        <div className={styles.actions}>
          {item.editable && (
            <QuantityForm item={item} wished={wished} refusal={refusal} onWish={onWish} titleId={titleId} />
          )}
          <Form method="post" replace preventScrollReset>
            <input type="hidden" name="line" value={item.itemIdentifier} />
            <Button look="link" name="intent" value="remove" aria-describedby={titleId}>
              {t('Remove')}
            </Button>
          </Form>
        </div>
      </div>
      {gifts.length > 0 && <GiftLines gifts={gifts} title={item.product.title} />}
    </li>
  );
};

/** @example choices(item) // "Queen, White" */
const choices = ({ properties }: CartItemView): string => properties.map(({ title }) => title).join(', ');
