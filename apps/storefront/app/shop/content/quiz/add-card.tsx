import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { useHref } from 'react-router';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../language/use-text.ts';
import { fieldName, PRODUCT_FIELD } from '../../product/purchase-form.ts';

type Card = PartsOf<'quiz'>['others'][number]['card'];

/** A button that puts what a card shows into the cart, in the size that its price is for. */
export const AddCard = ({ card: { url, item } }: { readonly card: Card }) => {
  const t = useText();
  return (
    <form method="post" action={useHref(url)}>
      <input type="hidden" name={PRODUCT_FIELD} value={item.productID} />
      {item.properties.map(({ name, value }) => (
        <input key={name} type="hidden" name={fieldName(name)} value={value} />
      ))}
      <Button look="primary">{t('Add to cart')}</Button>
    </form>
  );
};
