import type { UnavailableMethod } from '@counterpane/contract/staff/staff-orders';
import { localizeName } from '../language/localize-name.ts';
import { useText } from '../language/use-text.ts';
import { orderLabels } from './orders/order-labels.ts';

/** A way to pay that shoppers are not shown, with its id and the reason. */
export const UnavailableMethodText = ({ method }: { method: UnavailableMethod }) => {
  const t = useText();
  return (
    <p>
      {localizeName(t, method.label)} ({method.id}): {orderLabels(t).unavailable(method.reason)}
    </p>
  );
};
