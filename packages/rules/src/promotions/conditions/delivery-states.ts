import type { ConditionType } from '../condition-type.ts';

interface DeliveryStates {
  /** States or provinces, e.g. `NY`. */
  readonly states: readonly string[];
}

/** Delivered to some states or provinces, once the destination is known [L23]. */
export const deliveryStates: ConditionType<DeliveryStates> = {
  fields: { states: 'states' },
  says: 'delivered to some states or provinces, once the destination is known',
  missing: ({ states }, { buyer }) =>
    buyer.state !== null && states.includes(buyer.state) ? null : { code: 'delivery-state', states },
  countsUnits: false,
};
