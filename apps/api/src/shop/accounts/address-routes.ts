import { addressEndpoints } from '@counterpane/contract/customer/address-endpoints';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import type { SignedInCustomer } from '../../http/customer.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { pageNotFound } from '../pages/page-not-found.ts';
import { knownAddresses } from './known-addresses.ts';
import { changeAddress, decideAddress, deleteAddress, makeDefault, saveAddress } from './saved-addresses.ts';

/** The addresses of the customer who is signed in. */
export const addressRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const countChange = (request: FastifyRequest, { email }: SignedInCustomer) =>
      refuseOverLimit(deps, 'changeAccount', request, { email });

    route(app, addressEndpoints.customerAddresses, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const { country } = request.storefront.definition;
      return ok(await knownAddresses(deps.database.db, customer, country));
    });

    route(app, addressEndpoints.saveCustomerAddress, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const over = await countChange(request, customer);
      if (over) return over;
      const address = decideAddress(request.body.address, request.storefront.shippingArea);
      if (!address.ok) return refused(address.refusal);
      const saved = await saveAddress(deps, customer, address.change);
      return saved.ok ? ok(null) : refused(saved.refusal);
    });

    route(app, addressEndpoints.changeCustomerAddress, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const over = await countChange(request, customer);
      if (over) return over;
      const address = decideAddress(request.body.address, request.storefront.shippingArea);
      if (!address.ok) return refused(address.refusal);
      const isChanged = await changeAddress(deps, customer, request.params.id, address.change);
      return isChanged ? ok(null) : pageNotFound();
    });

    route(app, addressEndpoints.makeCustomerAddressDefault, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const over = await countChange(request, customer);
      if (over) return over;
      return (await makeDefault(deps, customer, request.params.id)) ? ok(null) : pageNotFound();
    });

    route(app, addressEndpoints.deleteCustomerAddress, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const over = await countChange(request, customer);
      if (over) return over;
      return (await deleteAddress(deps, customer, request.params.id)) ? ok(null) : pageNotFound();
    });

    done();
  };
