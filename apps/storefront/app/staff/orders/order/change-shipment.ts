import type { DecideShipment, MoveShipment, StaffShipment } from '@counterpane/contract/staff/staff-orders';
import type { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { parseAddress } from '../../../form/parse-address.ts';
import { restockedField } from './change-return.ts';
import { seenOf } from './seen-amount.ts';

/** The intents of steps, and of decisions, begin with these. */
export const MOVE = 'move-';
export const DECIDE = 'decide-';

/** Whether the address that is typed counts. */
export const CORRECTS = 'corrects';

type StaffOrdersClient = ReturnType<typeof createStaffOrdersClient>;
export type Step = NonNullable<MoveShipment['to']>;
export type Decided = DecideShipment['to'];

/** What gives money or goods back. */
const DECISIONS = ['cancelled', 'resent', 'refunded'] as const satisfies readonly Decided[];

const findDecision = (state: string): Decided | undefined => DECISIONS.find((one) => one === state);

export const isDecision = (state: StaffShipment['status']): state is Decided =>
  findDecision(state) !== undefined;

export const isStep = (state: StaffShipment['status']): state is Step => !isDecision(state);

/** Does not send a shipment, or decides what becomes of what did not arrive. */
export const decideShipment = (client: StaffOrdersClient, id: string, form: FormData) => {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const shipmentId = typed('shipment');
  const intent = typed('intent');
  const to = findDecision(intent.slice(DECIDE.length)) ?? 'cancelled';
  return client.decideShipment(
    id,
    shipmentId,
    {
      ...{ to, restocked: restockedOf(form) },
      ...(to === 'resent' ? {} : { expected: seenOf(form) }),
      ...(to === 'resent' && form.has(CORRECTS) ? { address: parseAddress(form) } : {}),
    },
    `${typed('key')}-${shipmentId}-${intent}`,
  );
};

const RESTOCKED = restockedField('');

const restockedOf = (form: FormData): DecideShipment['restocked'] =>
  [...form.keys()].flatMap((name) => {
    const quantity = Number(form.get(name));
    return name.startsWith(RESTOCKED) && Number.isInteger(quantity) && quantity > 0
      ? [{ itemIdentifier: name.slice(RESTOCKED.length), quantity }]
      : [];
  });
