import { REGION_REFUSALS } from '@counterpane/rules/refusal-groups';
import { endpoint } from '../endpoint.ts';
import { addressIdSchema, knownAddressesAnswerSchema, saveAddressSchema } from './addresses.ts';
import { doneAnswerSchema } from './customer.ts';

const HOME = {
  ...{ fullName: 'Ada Lovelace', line1: '20 W 34th St', line2: '', city: 'New York' },
  ...{ state: 'NY', zip: '10001', country: 'US', phone: '212 555 0142' },
};

/** The addresses of a customer, in the country of the storefront. */
export const addressEndpoints = {
  customerAddresses: endpoint({
    at: 'GET /customers/my/addresses',
    summary: 'The addresses that one has saved, then those where one’s orders went',
    who: 'customer',
    answer: knownAddressesAnswerSchema,
    refusals: ['not_found'],
  }),
  saveCustomerAddress: endpoint({
    at: 'POST /customers/my/addresses',
    summary: 'Saves an address, by the rules of the shipping form; one that is there already stays as it is',
    who: 'customer',
    body: saveAddressSchema,
    answer: doneAnswerSchema,
    counts: ['changeAccount'],
    refusals: [...REGION_REFUSALS, 'addresses_full', 'not_found'],
    example: { body: { address: HOME } },
  }),
  changeCustomerAddress: endpoint({
    at: 'PUT /customers/my/addresses/:id',
    summary: 'Changes a saved address; orders that were sent there stay as they are',
    who: 'customer',
    params: addressIdSchema,
    body: saveAddressSchema,
    answer: doneAnswerSchema,
    counts: ['changeAccount'],
    refusals: [...REGION_REFUSALS, 'not_found'],
    example: { body: { address: HOME } },
  }),
  makeCustomerAddressDefault: endpoint({
    at: 'PUT /customers/my/addresses/:id/default',
    summary: 'Has the checkout begin with a saved address',
    who: 'customer',
    params: addressIdSchema,
    answer: doneAnswerSchema,
    counts: ['changeAccount'],
    refusals: ['not_found'],
  }),
  deleteCustomerAddress: endpoint({
    at: 'DELETE /customers/my/addresses/:id',
    summary: 'Deletes a saved address; it can be brought back for two days',
    who: 'customer',
    params: addressIdSchema,
    answer: doneAnswerSchema,
    counts: ['changeAccount'],
    refusals: ['not_found'],
  }),
  restoreCustomerAddress: endpoint({
    at: 'PUT /customers/my/addresses/:id/restored',
    summary: 'Brings back an address that was deleted, as it was',
    who: 'customer',
    params: addressIdSchema,
    answer: doneAnswerSchema,
    counts: ['changeAccount'],
    refusals: ['addresses_full', 'not_found'],
  }),
} as const;
