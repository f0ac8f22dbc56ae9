import { removableMattresses } from '../delivery/mattress-removal.ts';
import { whiteGloveFee } from '../delivery/white-glove-fee.ts';
import type { Draft, DraftExtra, PricingFacts, PricingStep } from './draft.ts';
import type { ReceiptText } from './receipt-text.ts';

/**
 * How it is brought: free on the ground, everywhere, as the row `fedex-ground` [K3], or
 * carried in and set up. Some regions have a partner only [D90]. White glove service brings everything of the cart, so
 * that it takes the place
 * of the ground row; where there is none, or nothing large, ground it is.
 */
export const priceDelivery: PricingStep = (draft, facts) =>
  draft.lines.length === 0 ? draft : withRemoval(withExtra(draft, carriage(draft, facts)), facts);

interface Row {
  readonly extra: DraftExtra;
  readonly rule: string;
  readonly text: ReceiptText;
}

const carriage = ({ lines, sets = [] }: Draft, { delivery: choice }: PricingFacts): Row => {
  const { option, tariff } = choice;
  if (option === 'partner') return PARTNER_ROW;
  const fee = option === 'white-glove' && tariff ? whiteGloveFee(lines, tariff, sets) : null;
  if (!fee || fee.units === 0) return GROUND_ROW;
  return {
    extra: { sku: 'wgs', title: 'White glove service', amount: fee.amount, included: 0 },
    rule: 'white-glove',
    text: { code: 'white_glove', units: fee.units },
  };
};

const GROUND_ROW: Row = {
  extra: { sku: 'shipping', title: 'Free shipping', amount: 0, included: 0 },
  rule: 'fedex-ground',
  text: { code: 'extra', title: 'Free shipping' },
};

const PARTNER_ROW: Row = {
  extra: { ...GROUND_ROW.extra, title: 'Delivered by our partner' },
  rule: 'distribution-partner',
  text: { code: 'extra', title: 'Delivered by our partner' },
};

/** An old mattress is taken away for each one that comes [D8]. */
const withRemoval = (draft: Draft, { delivery: { removal } }: PricingFacts): Draft => {
  const mattresses = removableMattresses(draft.lines);
  if (removal === null || mattresses === 0) return draft;
  return withExtra(draft, {
    extra: { sku: 'removal', title: 'Mattress removal', amount: removal * mattresses, included: 0 },
    rule: 'mattress-removal',
    text:
      mattresses === 1
        ? { code: 'extra', title: 'Mattress removal' }
        : { code: 'removals', units: mattresses },
  });
};

const withExtra = (draft: Draft, { extra, rule, text }: Row): Draft => ({
  ...draft,
  extras: [...draft.extras, extra],
  receipt: [...draft.receipt, { step: 'delivery', rule, itemIdentifier: null, text, amount: extra.amount }],
});
