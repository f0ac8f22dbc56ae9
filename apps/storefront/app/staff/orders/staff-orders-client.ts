import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import type { RouterContextProvider } from 'react-router';
import { getServices } from '../../services.ts';

export const getStaffOrdersClient = (context: Readonly<RouterContextProvider>) =>
  createStaffOrdersClient(getServices(context).fetchApi);
