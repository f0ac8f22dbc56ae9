import { createHelpClient } from '@counterpane/contract/remote';
import { redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import { getClient } from '../../api.ts';
import { getServices } from '../../services.ts';
import type { Route } from './+types/route.ts';

/** Nothing to see: the cart shows what became of it. */
export const loader = () => redirect(addresses.cart());

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const cart = await getClient(context).cart();
  const help = createHelpClient(getServices(context).fetchApi);
  // A cart that is gone or has been emptied meanwhile says so itself.
  if (cart.ok && cart.result.id !== null)
    await (form.get('help') === 'end' ? help.endHelp(cart.result.id) : help.remoteToken(cart.result.id));
  return redirect(addresses.cart());
};
