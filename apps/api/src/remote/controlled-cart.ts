import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cart } from '../carts/store.ts';
import { isoNow } from '../clock.ts';
import type { ApiDeps } from '../deps.ts';
import { no, sendAnswer } from '../http/answers.ts';
import type { StaffDoor } from '../staff/staff-door.ts';
import type { Helper } from './decide-help.ts';
import { findRemoteControl } from './remote-control.ts';
import { findOpenCartById } from './store.ts';

/** The cart that a request of staff is about, and who they are. */
export interface ControlledCart {
  readonly cart: Cart;
  readonly helper: Helper;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the routes of a cart under control; everybody else has only their own cart. */
    controlled: ControlledCart | null;
  }
}

/**
 * The cart of a request of staff who are in it, or null once 401, 403 or 404 has been answered. An id alone opens
 * nothing.
 */
export const requireControlled = async (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ApiDeps,
  { requireStaff }: StaffDoor,
): Promise<ControlledCart | null> => {
  const helper = await requireStaff(request, reply, 'help-with-carts');
  if (!helper) return null;
  const cart = await findOpenCartById(deps.database.db, cartIdOf(request));
  const control = findRemoteControl(cart, isoNow(deps.clock));
  if (cart && control?.staff.some(({ id }) => id === helper.id)) return { cart, helper };
  sendAnswer(reply, no({ code: 'remote_control_ended' }));
  return null;
};

/** Before its shape is checked it may be anything. */
const cartIdOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'cartId' in params ? String(params.cartId) : '';
