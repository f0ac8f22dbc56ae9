import { useText } from '../../../language/use-text.ts';

/** In the place of a price: why it cannot be had with the chosen size. choose-variant.ts finds it and turns it off. */
export const Unfit = ({ isSoldOut = false }: { readonly isSoldOut?: boolean }) => {
  const t = useText();
  return <span data-unfit="">{isSoldOut ? t('Out of stock') : t('Not in this size')}</span>;
};
