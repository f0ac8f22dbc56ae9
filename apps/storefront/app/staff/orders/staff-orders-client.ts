import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders';
import type { RouterContextProvider } from 'react-router';
import { getServices } from '../../services.ts';

export const getStaffOrdersClient = (context: Readonly<RouterContextProvider>) =>
  createStaffOrdersClient(getServices(context).fetchApi);
