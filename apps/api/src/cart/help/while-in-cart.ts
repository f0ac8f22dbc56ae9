import { refuse } from '@counterpane/rules/refusals';
import type { CartWrite } from '../carts/change-cart.ts';
import type { Helper } from './decide-help.ts';
import { findRemoteControl } from './remote-control.ts';

/** A decision about a cart, made by staff: the same one, as long as they are in it [D13]. */
export const whileInCart =
  (decide: CartWrite['decide'], { id }: Helper): CartWrite['decide'] =>
  async (context, reads) =>
    findRemoteControl(context.cart, context.now)?.staff.some((one) => one.id === id)
      ? decide(context, reads)
      : refuse({ code: 'remote_control_ended' });
