import type { ProductKind } from './product.ts';

/** What shoppers call one of a kind, with its article [L23]. Codes and reasons speak with these words. */
export const KIND_LABELS = {
  mattress: 'a mattress',
  bedframe: 'a bed frame',
  foundation: 'a foundation',
  'adjustable-base': 'an adjustable base',
  nightstand: 'a nightstand',
  dresser: 'a dresser',
  chest: 'a chest',
  sheets: 'a sheet set',
  pillow: 'a pillow',
  protector: 'a mattress protector',
  bedding: 'bedding',
  'sleep-bundle': 'a sleep bundle',
  furniture: 'furniture',
  'protection-plan': 'a protection plan',
  service: 'a service',
} as const satisfies Readonly<Record<ProductKind, string>>;
