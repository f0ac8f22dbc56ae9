import type { GuardCode } from '@counterpane/contract/answer-codes';
import type { StaffAction } from '@counterpane/contract/staff/staff-acts';
import type { FastifyRequest } from 'fastify';
import { actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { findInScope } from '../../audit/scope.ts';
import type { Cart } from '../../cart/carts/store.ts';
import type { Helper } from '../../cart/remote-control/decide-remote-control.ts';
import { findRemoteControl } from '../../cart/remote-control/remote-token.ts';
import { findOpenCartById } from '../../cart/remote-control/store.ts';
import { isoNow } from '../../clock.ts';
import { type RefusalAnswer, refused } from '../../http/answers.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { recordCartView } from './record-cart-view.ts';

/** The cart that a request of staff is about, and who they are. */
interface ControlledCart {
  readonly cart: Cart;
  readonly helper: Helper;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the routes of a cart under control; everybody else has only their own cart. */
    controlled: ControlledCart | null;
  }
}

/** What is done to a cart that staff are in. */
type CartAction = Extract<StaffAction, 'see-cart' | 'change-cart' | 'leave-cart'>;

type Controlled =
  | { readonly controlled: ControlledCart; readonly refusal?: undefined }
  | { readonly controlled?: undefined; readonly refusal: RefusalAnswer<GuardCode> };

/**
 * The cart of a request of staff who are in it, or the answer 401, 403 or 404. An id alone opens
 * nothing. A look at it is written down here, and what is refused; changes are where they are made.
 */
export const requireControlled = async (
  request: FastifyRequest,
  deps: StaffDeps,
  { requireStaff }: StaffAuth,
  action: CartAction = 'see-cart',
): Promise<Controlled> => {
  const attempt = attemptOn(action, 'cart', cartIdOf(request));
  const { member: helper, refusal } = await requireStaff(request, attempt);
  if (refusal) return { refusal };
  const { db } = deps.database;
  const cart = findInScope(helper, await findOpenCartById(db, cartIdOf(request)));
  const control = findRemoteControl(cart, isoNow(deps.clock));
  const actor = actorOf(deps, request, helper.id);
  if (cart && control?.staff.some(({ id }) => id === helper.id)) {
    if (action === 'see-cart') await recordCartView(db, actor, cart);
    return { controlled: { cart, helper } };
  }
  const detail = { code: 'remote_control_ended' };
  await recordAct(db, actor, { ...attempt, outcome: 'refused', detail });
  return { refusal: refused({ code: 'remote_control_ended' }) };
};

/** Before its shape is checked it may be anything. */
const cartIdOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'cartId' in params ? String(params.cartId) : '';
