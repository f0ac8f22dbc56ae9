import { useText } from '../../../language/use-text.ts';

/** Replaces the price of an offer that cannot be had in the chosen size. product-page-script.ts finds it and disables the offer. */
export const UnavailableLabel = ({ isSoldOut = false }: { readonly isSoldOut?: boolean }) => {
  const t = useText();
  return <span data-unfit="">{isSoldOut ? t('Out of stock') : t('Not in this size')}</span>;
};
