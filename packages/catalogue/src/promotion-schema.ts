import { BENEFITS, type Benefit } from '@counterpane/rules/promotions/benefits';
import { CONDITIONS, type Condition } from '@counterpane/rules/promotions/conditions';
import type { FieldKind } from '@counterpane/rules/promotions/field';
import { z } from 'zod';
import { centsSchema, percentSchema, productKindSchema, timeSchema } from './schema.ts';

const countSchema = z.int().min(1);
const namesSchema = z.array(z.string().min(1)).min(1);
const tiersSchema = (from: typeof countSchema | typeof centsSchema) =>
  z
    .array(
      z
        .strictObject({ from, percent: percentSchema })
        .transform(({ percent, ...tier }) => ({ ...tier, basisPoints: percent })),
    )
    .min(1);

/** How a brand's file writes each kind of figure. */
const FIELDS = {
  count: countSchema,
  money: centsSchema,
  percent: percentSchema,
  time: timeSchema.nullable().default(null),
  hour: z.int().min(0).max(24),
  'time-zone': z.string().refine(isTimeZone, { message: 'no time zone, as America/New_York is one' }),
  weekdays: z.array(z.int().min(0).max(6)).min(1),
  names: namesSchema,
  // Whether something is called so is asked once all files are read (validate-conditions.ts).
  storefronts: namesSchema,
  'payment-methods': namesSchema,
  states: namesSchema,
  'unit-tiers': tiersSchema(countSchema),
  'money-tiers': tiersSchema(centsSchema),
} satisfies Readonly<Record<FieldKind, z.ZodType>>;

interface Row {
  readonly fields: Readonly<Record<string, FieldKind>>;
}

/** One shape for each row of a registry of the rules: a row that is added there can be written at once. */
const anyOf = (registry: Readonly<Record<string, Row>>) => {
  const shapes = Object.entries(registry).map(([type, { fields }]) =>
    z
      .strictObject({
        type: z.literal(type),
        ...Object.fromEntries(Object.entries(fields).map(([name, kind]) => [fileName(name), FIELDS[kind]])),
      })
      .transform(withBasisPoints),
  );
  // A registry has a row at least, which the type of a list does not say.
  return z.discriminatedUnion('type', shapes as [(typeof shapes)[number], ...typeof shapes]);
};

/** Files say percent, rules basis points. */
const fileName = (field: string): string => (field === 'basisPoints' ? 'percent' : field);

function withBasisPoints(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name === 'percent' ? 'basisPoints' : name, value]),
  );
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

// The registries give these shapes their fields, and `Condition` and `Benefit` their types: zod cannot see that they agree.
const conditionSchema = anyOf(CONDITIONS) as unknown as z.ZodType<Condition, Written>;
const benefitSchema = anyOf(BENEFITS) as unknown as z.ZodType<Benefit, Written>;

/** As it stands in a file. */
type Written = Readonly<Record<string, unknown>> & { readonly type: string };

/** What promotions and coupons say alike. */
const terms = {
  title: z.string(),
  /** What it looks at and takes off; every product where none is named. */
  productKinds: z.array(productKindSchema).default([]),
  conditions: z.array(conditionSchema).default([]),
  benefit: benefitSchema,
};

export const promotionsSchema = z.array(z.strictObject({ id: z.string(), lane: z.string(), ...terms }));

export const couponsSchema = z.array(
  z.strictObject({
    code: z.string().min(3).max(20),
    ...terms,
    /** How many orders may use it. */
    limit: z.int().positive().nullable().default(null),
    /** Once for each customer, and for none who has ordered before. */
    firstTimeOnly: z.boolean().default(false),
    /** The code that takes its place for a customer who has ordered before. */
    enforcement: z.string().nullable().default(null),
  }),
);

export type PromotionData = z.infer<typeof promotionsSchema>[number];
export type CouponData = z.infer<typeof couponsSchema>[number];
