import { InterpolatedText } from '../../../language/interpolated-text.tsx';

/** A text with the chosen quantity in it, which follow-quantity.ts keeps. */
export const TextWithQuantity = ({
  text,
  quantity,
}: {
  readonly text: string;
  readonly quantity: number;
}) => (
  <InterpolatedText text={text} gap="quantity">
    <span data-count="">{quantity}</span>
  </InterpolatedText>
);
