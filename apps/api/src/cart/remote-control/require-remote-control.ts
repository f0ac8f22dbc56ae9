import { type RefusalCode, refuse } from '@counterpane/rules/refusals';
import type { CartWrite } from '../carts/change-cart.ts';
import type { Helper } from './decide-remote-control.ts';
import { findRemoteControl } from './remote-token.ts';

type Decide<Code extends RefusalCode> = CartWrite<unknown, Code>['decide'];

/** The decision of staff about a cart: refused unless they control the cart when it is made [D13]. */
export const requireRemoteControl =
  <Code extends RefusalCode>(decide: Decide<Code>, { id }: Helper): Decide<Code | 'remote_control_ended'> =>
  async (context, reads) =>
    findRemoteControl(context.cart, context.now)?.staff.some((one) => one.id === id)
      ? decide(context, reads)
      : refuse({ code: 'remote_control_ended' });
