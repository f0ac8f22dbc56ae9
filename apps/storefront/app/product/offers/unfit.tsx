import { useText } from '../../language/use-text.ts';

/** In the place of a price: it does not go with the chosen size. choose-variant.ts finds it and turns it off. */
export const Unfit = () => {
  const t = useText();
  return <span data-unfit="">{t('Not in this size')}</span>;
};
