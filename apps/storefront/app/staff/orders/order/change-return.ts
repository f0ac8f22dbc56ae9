import type { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';

/** The intents of the forms of a return begin with it. */
export const RETURN = 'return-';
const CAME = 'came-';
const RESTOCKED = 'restocked-';

/** The fields of a line: how many came, and how many of them can be sold again. */
export const cameField = (itemIdentifier: string): string => `${CAME}${itemIdentifier}`;
export const restockedField = (itemIdentifier: string): string => `${RESTOCKED}${itemIdentifier}`;

const STEPS = ['approved', 'under_way', 'refused'] as const;

/** Takes a return a step further, or receives what came of it. */
export const changeReturn = (
  client: ReturnType<typeof createStaffOrdersClient>,
  id: string,
  form: FormData,
) => {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const returnId = typed('return');
  const step = typed('intent').slice(RETURN.length);
  const key = `${typed('key')}-${returnId}-${step}`;
  const to = STEPS.find((one) => one === step);
  const told = typed('told');
  if (!to) return client.receiveReturn(id, returnId, { lines: linesOf(form), told }, key);
  const move = {
    ...{ to, told },
    collectOn: typed('collectOn') || undefined,
    labelUrl: typed('labelUrl') || undefined,
  };
  return client.moveReturn(id, returnId, move, key);
};

const linesOf = (form: FormData) =>
  [...form.keys()].flatMap((name) => {
    const quantity = Number(form.get(name));
    if (!name.startsWith(CAME) || !Number.isInteger(quantity) || quantity <= 0) return [];
    const itemIdentifier = name.slice(CAME.length);
    const restocked = Number(form.get(restockedField(itemIdentifier)));
    return [{ itemIdentifier, quantity, restocked }];
  });
