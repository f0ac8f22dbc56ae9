import { giftId } from '../gifts/gift-id.ts';
import { giftsFor } from '../gifts/gifts-for.ts';
import { giftsInStock } from '../gifts/gifts-in-stock.ts';
import { findVariant } from '../options/find-variant.ts';
import { isPurchasable } from '../stock/availability.ts';
import { giftsReplaced } from '../upsells/replaces-gifts.ts';
import type { DraftLine, PricingFacts, PricingStep, ReceiptLine } from './draft.ts';

/** The rule of a receipt line about a gift in short supply. */
export const SHORT_GIFT = 'gift-short';

/**
 * Adds each line's gifts after it, at no price [R010]. A gift in short supply is given as far as stock allows, and
 * the receipt says so. Gifts that an upgrade replaces are left out.
 */
export const addGifts: PricingStep = (draft, facts) => {
  const wanted = draft.lines.flatMap((line) =>
    giftLines(line, draft.lines, facts).map((gift) => ({ ...gift, parent: line })),
  );
  const chosen = draft.lines.flatMap(({ variant, quantity }) =>
    variant.demand.map(({ stockItem, units }) => ({ stockItem, units: units * quantity })),
  );
  const all = giftsInStock(wanted, chosen);
  return {
    ...draft,
    lines: draft.lines.flatMap((line) => [
      line,
      ...all
        .filter(({ gift, given }) => gift.parent === line && given > 0)
        .map(({ gift: { parent: _parent, ...gift }, given }) => ({ ...gift, quantity: given })),
    ]),
    receipt: [...draft.receipt, ...all.map(({ gift, given }) => receiptLine(gift, given))],
  };
};

const receiptLine = (
  { id, quantity: wanted, product, parent }: DraftLine & { readonly parent: DraftLine },
  quantity: number,
): ReceiptLine => {
  const isWhole = quantity === wanted;
  return {
    ...FREE,
    rule: isWhole ? 'gift-with-product' : SHORT_GIFT,
    itemIdentifier: quantity === 0 ? null : id,
    text: {
      code: 'gift',
      quantity: wanted,
      title: product.title,
      parent: parent.product.title,
      left: isWhole ? null : quantity,
    },
  };
};

const FREE = { step: 'gifts', amount: 0 } as const;

const giftLines = (line: DraftLine, lines: readonly DraftLine[], facts: PricingFacts): DraftLine[] => {
  const units = line.quantity - giftsReplaced(line, lines, facts.flags);
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
