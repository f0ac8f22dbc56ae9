import { giftId } from '../gifts/gift-id.ts';
import { giftsFor } from '../gifts/gift-lines.ts';
import { findVariant } from '../options/find-variant.ts';
import { isPurchasable } from '../stock/availability.ts';
import { giftsReplaced } from '../upsells/replaces-gifts.ts';
import type { DraftLine, PricingFacts, PricingStep, ReceiptLine } from './draft.ts';

/**
 * Puts each line's gifts behind it, at no price (design section 6). A gift that cannot be had now is left
 * out, and so are those whose place an upgrade takes.
 */
export const gifts: PricingStep = (draft, facts) => {
  const families = draft.lines.map((line) => ({ line, given: giftLines(line, draft.lines, facts) }));
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

const giftLines = (line: DraftLine, lines: readonly DraftLine[], facts: PricingFacts): DraftLine[] => {
  const units = line.quantity - giftsReplaced(line, lines);
  if (units === 0) return [];
  return giftsFor(line.product, line.variant.chosen, units, facts).flatMap((gift, index) => {
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
};
