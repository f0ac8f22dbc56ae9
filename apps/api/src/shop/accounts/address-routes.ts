import { addressEndpoints } from '@counterpane/contract/customer/address-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { pageNotFound } from '../pages/page-not-found.ts';
import { changeAccount } from './change-account.ts';
import { knownAddresses } from './known-addresses.ts';
import {
  changeAddress,
  decideAddress,
  deleteAddress,
  makeDefault,
  restoreAddress,
  saveAddress,
} from './saved-addresses.ts';

/** The addresses of the customer who is signed in. */
export const addressRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, addressEndpoints.customerAddresses, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const { country } = request.storefront.definition;
      return ok(await knownAddresses(deps.database.db, customer, country));
    });

    route(app, addressEndpoints.saveCustomerAddress, (request) =>
      changeAccount(deps, request, async (customer) => {
        const address = decideAddress(request.body.address, request.storefront.shippingArea);
        if (!address.ok) return refused(address.refusal);
        const saved = await saveAddress(deps, customer, address.change);
        return saved.ok ? ok(null) : refused(saved.refusal);
      }),
    );

    route(app, addressEndpoints.changeCustomerAddress, (request) =>
      changeAccount(deps, request, async (customer) => {
        const address = decideAddress(request.body.address, request.storefront.shippingArea);
        if (!address.ok) return refused(address.refusal);
        const isChanged = await changeAddress(deps, customer, request.params.id, address.change);
        return isChanged ? ok(null) : pageNotFound();
      }),
    );

    route(app, addressEndpoints.makeCustomerAddressDefault, (request) =>
      changeAccount(deps, request, async (customer) => {
        return (await makeDefault(deps, customer, request.params.id)) ? ok(null) : pageNotFound();
      }),
    );

    route(app, addressEndpoints.deleteCustomerAddress, (request) =>
      changeAccount(deps, request, async (customer) => {
        return (await deleteAddress(deps, customer, request.params.id)) ? ok(null) : pageNotFound();
      }),
    );

    route(app, addressEndpoints.restoreCustomerAddress, (request) =>
      changeAccount(deps, request, async (customer) => {
        const restored = await restoreAddress(deps, customer, request.params.id);
        if (!restored) return pageNotFound();
        return restored.ok ? ok(null) : refused(restored.refusal);
      }),
    );

    done();
  };
