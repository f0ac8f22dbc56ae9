import { createRemoteTokenClient } from '@counterpane/contract/cart/remote-control-calls';
import { redirect } from 'react-router';
import { getClient } from '../../api.ts';
import { cartUrl } from '../../payment/step-url.ts';
import { getServices } from '../../services.ts';
import type { Route } from './+types/route.ts';

/** GET redirects to the cart, which shows the state of the help. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(cartUrl(request));

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const cart = await getClient(context).cart();
  const help = createRemoteTokenClient(getServices(context).fetchApi);
  // A cart that is gone or has been emptied meanwhile says so itself.
  if (cart.ok && cart.result.id !== null)
    await (form.get('help') === 'end' ? help.endHelp(cart.result.id) : help.askForHelp(cart.result.id));
  return redirect(cartUrl(request));
};
