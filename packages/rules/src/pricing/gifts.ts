import { giftId } from '../gifts/gift-id.ts';
import { giftsFor } from '../gifts/gift-lines.ts';
import { findVariant } from '../options/find-variant.ts';
import { isPurchasable } from '../stock/availability.ts';
import type { DraftLine, PricingFacts, PricingStep, ReceiptLine } from './draft.ts';

/** Puts each line's gifts behind it, at no price. A gift that cannot be had now is left out. */
export const gifts: PricingStep = (draft, facts) => {
  const families = draft.lines.map((line) => ({ line, given: giftLines(line, facts) }));
  const receipt = families.flatMap(({ line, given }) =>
    given.map(
      ({ id, quantity, product }): ReceiptLine => ({
        step: 'gifts',
        rule: 'gift-with-product',
        itemIdentifier: id,
        text: `${quantity} × ${product.title}, free with ${line.product.title}`,
        amount: 0,
      }),
    ),
  );
  return {
    ...draft,
    lines: families.flatMap(({ line, given }) => [line, ...given]),
    receipt: [...draft.receipt, ...receipt],
  };
};

const giftLines = (line: DraftLine, facts: PricingFacts): DraftLine[] =>
  giftsFor(line.product, line.variant.chosen, line.quantity, facts).flatMap((gift, index) => {
    const found = findVariant(gift.product, gift.properties);
    if (!found.ok || !isPurchasable(found.variant.availability)) return [];
    return [
      {
        id: giftId(line.id, index + 1),
        product: gift.product,
        variant: found.variant,
        quantity: gift.quantity,
        forItem: line.id,
        isGift: true,
        running: 0,
        couponDiscount: 0,
      },
    ];
  });
