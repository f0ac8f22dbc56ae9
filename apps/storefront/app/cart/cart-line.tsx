import { money } from '@counterpane/rules/money/money';
import { useId } from 'react';
import { deliveryText } from '../delivery/delivery-text.ts';
import { Price } from '../design/price.tsx';
import { PageLink } from '../language/page-link.tsx';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import styles from './cart-line.module.css';
import childStyles from './child-line.module.css';
import { ChildLine } from './child-line.tsx';
import { GiftLines } from './gift-lines.tsx';
import { LineExtras } from './line-extras.tsx';
import type { LineGroup } from './line-groups.ts';
import { LinePicture } from './line-picture.tsx';
import type { LineRefusals } from './line-refusals.ts';
import { optionTitles } from './option-titles.ts';
import { QuantityForm } from './quantity-form.tsx';
import { RemoveForm } from './remove-form.tsx';

interface CartLineProps {
  readonly group: LineGroup;
  readonly hasFreeDelivery: boolean;
  /** Quantities that were asked for and are not answered yet, by line. */
  readonly wishes: Readonly<Record<string, number>>;
  readonly refusals: LineRefusals;
  readonly onWish: (itemIdentifier: string, quantity: number | null) => void;
}

/** A line with what was chosen for it, what can be, and what comes free with it. */
export const CartLine = ({ group, hasFreeDelivery, wishes, refusals, onWish }: CartLineProps) => {
  const t = useText();
  const { days } = useFormat();
  const titleId = useId();
  const { item, children, gifts } = group;
  const list = money(item.pricing.price.amount * item.quantity, item.pricing.price.currency);
  const quantityOf = (id: string) => ({
    wished: wishes[id] ?? null,
    refusal: refusals.quantities[id] ?? null,
    onWish,
  });
  return (
    <li className={styles.line} data-line={item.itemIdentifier} tabIndex={-1}>
      <div className={styles.main}>
        <div className={styles.picture}>
          <LinePicture item={item} />
        </div>
        <div>
          <h2 className={styles.title} id={titleId}>
            <PageLink to={item.product.url}>{item.product.title}</PageLink>
          </h2>
          <p className={styles.detail}>{optionTitles(item)}</p>
          <p className={styles.detail}>{deliveryText(item.delivery, t, days, hasFreeDelivery)}</p>
        </div>
        <p className={styles.price}>
          <Price now={item.priceAfterDiscount} was={list} exact />
        </p>
        <div className={styles.actions}>
          {item.editable && (
            <QuantityForm item={item} titleId={titleId} {...quantityOf(item.itemIdentifier)} />
          )}
          <RemoveForm item={item} titleId={titleId} />
        </div>
      </div>
      {children.length > 0 && (
        <ul className={childStyles.lines} aria-label={t('With {title}', { title: item.product.title })}>
          {children.map((child) => (
            <ChildLine key={child.itemIdentifier} item={child} {...quantityOf(child.itemIdentifier)}>
              <LineExtras item={child} refusal={refusals.extras[child.itemIdentifier] ?? null} />
            </ChildLine>
          ))}
        </ul>
      )}
      {gifts.length > 0 && <GiftLines gifts={gifts} title={item.product.title} />}
      <LineExtras item={item} refusal={refusals.extras[item.itemIdentifier] ?? null} />
    </li>
  );
};
