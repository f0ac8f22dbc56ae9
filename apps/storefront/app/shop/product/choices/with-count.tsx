import { WithGap } from '../../../language/with-gap.tsx';

/** A text with the chosen quantity in it, which follow-quantity.ts keeps. */
export const WithCount = ({ text, quantity }: { readonly text: string; readonly quantity: number }) => (
  <WithGap text={text} gap="quantity">
    <span data-count="">{quantity}</span>
  </WithGap>
);
