import { accountUrls } from '../../account-urls.ts';
import { getCustomerClient, requireCustomer } from '../customer-client.ts';
import type { Route } from './+types/route.ts';

/** Everything that is known of the customer, as a file to keep. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> => {
  const told = requireCustomer(await getCustomerClient(context).exportCustomer(), accountUrls.myData());
  return new Response(`${JSON.stringify(told, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
    },
  });
};
