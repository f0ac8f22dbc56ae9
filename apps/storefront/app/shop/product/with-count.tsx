const GAP = '{quantity}';

/** A text with the chosen quantity in it, which follow-quantity.ts keeps. */
export const WithCount = ({ text, quantity }: { readonly text: string; readonly quantity: number }) => {
  const [before = '', after = ''] = text.split(GAP);
  return (
    <>
      {before}
      <span data-count="">{quantity}</span>
      {after}
    </>
  );
};
