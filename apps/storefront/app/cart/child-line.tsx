import type { CartItemView } from '@counterpane/contract/cart/carts';
import { money } from '@counterpane/rules/money/money';
import { type ReactNode, useId } from 'react';
import { Icon } from '../design/icon.tsx';
import { Price } from '../design/price.tsx';
import { PageLink } from '../language/page-link.tsx';
import styles from './child-line.module.css';
import { followsItsParent } from './line-groups.ts';
import { LinePicture } from './line-picture.tsx';
import { optionTitles } from './option-titles.ts';
import { QuantityForm } from './quantity-form.tsx';
import { RemoveForm } from './remove-form.tsx';

interface ChildLineProps {
  readonly item: CartItemView;
  readonly wished: number | null;
  readonly refusal: string | null;
  readonly onWish: (itemIdentifier: string, quantity: number | null) => void;
  /** What can be added for it. */
  readonly children: ReactNode;
}

/** Something that was chosen for the line above it. Plans and upgrades follow that line's quantity. */
export const ChildLine = ({ item, wished, refusal, onWish, children }: ChildLineProps) => {
  const titleId = useId();
  const { product, quantity, pricing, priceAfterDiscount } = item;
  const list = money(pricing.price.amount * quantity, pricing.price.currency);
  const isFollowing = followsItsParent(item);
  return (
    <li className={styles.child} data-line={item.itemIdentifier} tabIndex={-1}>
      <div className={styles.line}>
        <div className={styles.picture}>
          {product.metadata.isWarranty ? <Icon name="shield" size={26} /> : <LinePicture item={item} />}
        </div>
        <div>
          <h3 className={styles.title} id={titleId}>
            {isFollowing ? titleOf(item) : <PageLink to={product.url}>{product.title}</PageLink>}
          </h3>
          <p className={styles.detail}>{optionTitles(item)}</p>
        </div>
        <p className={styles.price}>
          <Price now={priceAfterDiscount} was={list} exact />
        </p>
        <div className={styles.actions}>
          {!isFollowing && (
            <QuantityForm item={item} wished={wished} refusal={refusal} onWish={onWish} titleId={titleId} />
          )}
          <RemoveForm item={item} titleId={titleId} />
        </div>
      </div>
      {children}
    </li>
  );
};

/** What is not sold by itself has no page to lead to. @example titleOf(item) // "2 × 5-year mattress protection" */
const titleOf = ({ quantity, product: { title } }: CartItemView): string =>
  quantity > 1 ? `${quantity} × ${title}` : title;
