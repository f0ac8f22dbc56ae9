import { includedTax } from '../money/included-tax.ts';
import { percentOf } from '../money/money.ts';
import type { DraftLine, PricingStep, RegionRates } from './draft.ts';
import type { ReceiptText } from './receipt-text.ts';

/**
 * Tax on what is paid for the goods, discounts taken off first, rounded half up per line so that the
 * parts always make the whole [L33, L34, L72]. Where prices include tax it is shown, not added.
 */
export const tax: PricingStep = (draft, { region }) => {
  if (!region || draft.lines.length === 0) return draft;
  const whole = draft.lines.reduce((sum, line) => sum + taxOf(line, region), 0);
  const amount = region.taxIncluded ? 0 : whole;
  return {
    ...draft,
    extras: [
      ...draft.extras,
      { sku: 'taxes', title: 'Taxes', amount, included: region.taxIncluded ? whole : 0 },
    ],
    receipt: [
      ...draft.receipt,
      {
        step: 'tax',
        rule: region.taxIncluded ? 'tax-included' : 'sales-tax',
        itemIdentifier: null,
        text: taxText(region),
        amount,
      },
    ],
  };
};

const taxText = ({ name, taxBasisPoints, taxIncluded }: RegionRates): ReceiptText => {
  const rate = Math.round(taxBasisPoints * 10) / 1000;
  return taxIncluded ? { code: 'tax_included', rate } : { code: 'taxes', region: name, rate };
};

const taxOf = ({ running }: DraftLine, { taxBasisPoints, taxIncluded }: RegionRates): number =>
  taxIncluded ? includedTax(running, taxBasisPoints) : percentOf(running, taxBasisPoints);
