import type { CartView } from '@counterpane/contract/cart/carts';
import { useText } from '../../language/use-text.ts';

/** Titles of what a health account may pay for, each once. */
export const titlesOf = ({ items }: Pick<CartView, 'items'>, eligible: readonly string[]): string[] => [
  ...new Set(
    items
      .filter(({ itemIdentifier }) => eligible.includes(itemIdentifier))
      .map(({ product }) => product.title),
  ),
];

/** Which lines a health account may pay for, as far as we know: Truemed is asked for the order as a whole. */
export const EligibleLines = ({ titles }: { titles: readonly string[] }) => {
  const t = useText();
  return (
    <>
      <p>{t('Eligible with a letter of a clinician, which Truemed arranges:')}</p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p>{t('Truemed is asked for your whole order, and decides what your account may pay for.')}</p>
    </>
  );
};
