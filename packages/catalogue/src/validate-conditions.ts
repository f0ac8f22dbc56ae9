import { statesOf } from '@counterpane/rules/address/states';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { CONDITIONS, type Condition, isPossible } from '@counterpane/rules/promotions/conditions';
import type { FieldKind } from '@counterpane/rules/promotions/field';
import type { BrandData } from './schema.ts';

type Storefronts = BrandData['storefronts'];

/**
 * Conditions that are never met, which nobody would notice: values that contradict each other, and names that nothing is
 * called in these storefronts. The registry of conditions says which of their fields are names of what.
 * @example validateConditions('promotion spring', [{ type: 'payment-methods', methods: ['payple'] }], storefronts)
 */
export const validateConditions = (
  owner: string,
  conditions: readonly Condition[],
  storefronts: Storefronts,
): string[] =>
  conditions.flatMap((condition) => {
    if (!isPossible(condition)) return [`${owner}: its ${condition.type} can never be met`];
    const fields: Readonly<Record<string, FieldKind>> = CONDITIONS[condition.type].fields;
    return Object.entries(condition).flatMap(([field, value]) => {
      const kind = NAMED.find(({ type }) => type === fields[field]);
      const known = kind?.namesIn(storefronts) ?? [];
      return kind && Array.isArray(value)
        ? value.filter((name) => !known.includes(name)).map((name) => `${owner}: ${name} is no ${kind.title}`)
        : [];
    });
  });

interface Named {
  readonly type: FieldKind;
  readonly title: string;
  readonly namesIn: (storefronts: Storefronts) => readonly string[];
}

const NAMED: readonly Named[] = [
  {
    type: 'storefronts',
    title: 'storefront',
    namesIn: (storefronts) => storefronts.map(({ key }) => key),
  },
  {
    type: 'payment-methods',
    title: 'payment method of its storefronts',
    namesIn: (storefronts) =>
      storefronts.flatMap(({ country, leavesOutMethods }) =>
        PAYMENT_METHODS.filter(
          ({ id, countries }) => countries.includes(country) && !leavesOutMethods.includes(id),
        ).map(({ id }) => id),
      ),
  },
  {
    type: 'states',
    title: 'state or province that its storefronts deliver to',
    namesIn: (storefronts) =>
      storefronts.flatMap(({ country }) => statesOf(country, 'shipping').map(({ code }) => code)),
  },
];
