import { createShareClient } from '@counterpane/contract/cart/cart-share-calls';
import { controlling, createRemoteControlClient } from '@counterpane/contract/cart/remote-control-calls';
import { type Answer, type Client, createClient } from '@counterpane/contract/client';
import { createAccountClient } from '@counterpane/contract/staff/account-calls';
import type { StaffSession } from '@counterpane/contract/staff/staff';
import { createStaffClient } from '@counterpane/contract/staff/staff-calls';
import type { StaffConsole } from '@counterpane/contract/staff/staff-console';
import { createStaffConsoleClient } from '@counterpane/contract/staff/staff-console-calls';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { pageUrls } from '../page-urls.ts';
import { getServices } from '../services.ts';

type Context = Readonly<RouterContextProvider>;

export const getStaffClient = (context: Context) => createStaffClient(getServices(context).fetchApi);

export const getAccountClient = (context: Context) => createAccountClient(getServices(context).fetchApi);

export const getRemoteClient = (context: Context) => createRemoteControlClient(getServices(context).fetchApi);

/** The shopper's calls, on the cart that staff are in. */
export const getCartClient = (context: Context, cartId: string, version: number | null): Client =>
  createClient(controlling(getServices(context).fetchApi, cartId, version));

/** The link to the cart that staff are in. */
export const getShareClient = (context: Context, cartId: string) =>
  createShareClient(controlling(getServices(context).fetchApi, cartId, null));

/** The member of staff who is signed in; a visitor is sent to the sign-in, and an account that needs something first is sent there. */
export const requireMember = async (context: Context): Promise<StaffSession> =>
  requireReady(requireAllowed(await getStaffClient(context).member()));

/** The session of an account that needs nothing; any other one leads to what it needs. */
export const requireReady = (session: StaffSession): StaffSession => {
  if (session.required === 'password_change') throw redirect(pageUrls.staffPassword());
  if (session.required === 'second_factor') throw redirect(pageUrls.staffSecondFactor());
  return session;
};

/** What the member who is signed in may do, and for which brands. */
export const requireConsole = async (context: Context): Promise<StaffConsole> =>
  requireAllowed(await createStaffConsoleClient(getServices(context).fetchApi).console());

/** The result; a session that has ended leads to the sign-in, help that has ended back to the console. */
export const requireAllowed = <Result>(answer: Answer<Result>): Result => {
  if (answer.ok) return answer.result;
  if (answer.status === 401) throw redirect(pageUrls.staffSignIn());
  if (answer.error.code === 'password_change_required') throw redirect(pageUrls.staffPassword());
  if (answer.error.code === 'second_factor_required') throw redirect(pageUrls.staffSecondFactor());
  if (answer.error.code === 'remote_control_ended') throw redirect(pageUrls.staffConsole('ended'));
  throw data(answer.error.error, { status: answer.status });
};
