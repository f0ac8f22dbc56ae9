import type { CartBody } from '@counterpane/contract/cart/carts';
import type { CheckoutView } from '@counterpane/contract/checkout/checkout';
import { checkoutEndpoints } from '@counterpane/contract/checkout/checkout-endpoints';
import type { FormFail } from '@counterpane/contract/checkout/form-fail';
import { creditToSpend } from '@counterpane/rules/orders/spend-credit';
import { accept, type Decision, type RefusalCode, refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { CartContext } from '../carts/cart-context.ts';
import type { CartReads } from '../carts/order-facts.ts';
import type { Cart, CartChange } from '../carts/store.ts';
import { writeCartAs } from '../carts/write-cart.ts';
import { enforceFirstTime } from '../coupons/enforce-first-time.ts';
import { giveFirstOrderCode } from '../coupons/first-order-code.ts';
import { findReturning } from '../coupons/first-order-promotion.ts';
import { whiteGloveFault } from '../delivery/cart-delivery.ts';
import type { CartDeps } from '../deps.ts';
import { findMethodRefusal } from '../payment-methods/method-availability.ts';
import { mayCallTaxService } from '../taxes/may-call-tax-service.ts';
import { withFoundRate } from '../taxes/saved-tax-rate.ts';
import { cartView } from '../view/cart-view.ts';
import { checkoutView } from './checkout-view.ts';
import { mayCheckFirstTime } from './contact-look-up.ts';
import { decideBilling, decideShipping, isShippable } from './decide-steps.ts';
import { announceFormFail, failedFields } from './form-fail.ts';
import { permissionEvents, withPermissions } from './permission-events.ts';
import type { SavedCheckout } from './saved-checkout.ts';
import { ofTheCart, unexpiredCheckout } from './unexpired-checkout.ts';

/**
 * What the checkout steps save and restore, kept with the visitor's cart [K4]. The other calls below this path: `GET` of it
 * in order/checkout-state/routes.ts, `/express` in order/payments/express-routes.ts, and in files of this folder
 * `/from-product`, `/acknowledge` and `/form-fail`.
 */
export const checkoutRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { clock, providers, logger, findTaxRate } = deps;

    const showOf = (request: FastifyRequest) => (cart: Cart | null) =>
      checkoutView(cart?.checkout ?? {}, request.storefront, providers);

    const write = <Code extends RefusalCode>(
      request: FastifyRequest,
      reply: FastifyReply,
      step: FormFail['step'],
      decide: (
        saved: SavedCheckout,
        context: CartContext,
        reads: CartReads,
      ) => MaybeLater<Decision<SavedCheckout, Code>>,
      also: (reads: CartReads, context: CartContext) => Promise<AlsoChanged> = async () => ({}),
    ) => {
      let failed: readonly string[] | null = null;
      return writeCartAs<CheckoutView, Code | 'cart_empty'>(deps, request, reply, {
        decide: async (context, reads) => {
          const { cart } = context;
          if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
          const saved = unexpiredCheckout(cart.checkout, isoNow(clock));
          const decision = await decide(saved, context, reads);
          if (!decision.ok) {
            failed = failedFields(decision.refusal);
            return decision;
          }
          const { change: more, isReturning } = await also(reads, context);
          const { permissions } = decision.change;
          const log = more?.history ?? cart.history;
          const history = permissions ? withPermissions(log, saved.permissions, permissions) : log;
          const checkout = isReturning == null ? decision.change : { ...decision.change, isReturning };
          return { ok: true, change: { ...more, history: [...history], checkout } };
        },
        afterRefusal: async () => {
          if (failed) await announceFormFail(deps, { step, fields: [...failed] }, 'server');
        },
        show: showOf(request),
      });
    };

    route(app, checkoutEndpoints.resetCheckout, (request, reply) =>
      writeCartAs<CheckoutView, never>(deps, request, reply, {
        decide: async ({ cart }) => ({ ok: true, change: cart && { checkout: ofTheCart(cart.checkout) } }),
        show: showOf(request),
      }),
    );

    route(app, checkoutEndpoints.saveShipping, async (request, reply) => {
      // A visitor without a cookie has no cart: there is nothing to look up, and no tax to ask for.
      if (request.visitorId === null) return refused({ code: 'cart_empty' });
      const now = isoNow(clock);
      const { body, storefront } = request;
      const isGood = isShippable(body, storefront.shippingArea);
      const taxRate = isGood ? await findTaxRate(body.address, mayCallTaxService(deps, request)) : null;
      const person = { email: body.email, phone: body.address.phone, zip: body.address.zip };
      // Too many people were looked up: the check waits until the order is placed.
      const isChecked = await mayCheckFirstTime(deps, request, person, body.sendEmail);
      let kept: SavedCheckout = {};
      const answer = await write(
        request,
        reply,
        'shipping',
        (saved, context) => {
          const decision = decideShipping(saved, body, {
            shippingArea: storefront.shippingArea,
            whiteGloveFault: (state) => whiteGloveFault(context, state),
            asksBilling: storefront.flags.billingStep,
            language: storefront.language,
            now,
          });
          if (!decision.ok) return decision;
          kept = withFoundRate(decision.change, taxRate);
          return accept(kept);
        },
        async (reads, context) => {
          if (!isChecked) return {};
          const isReturning = await findReturning(reads, context, person);
          const replaced = await enforceFirstTime(reads, context, person);
          if (replaced || !body.sendEmail) return { change: replaced, isReturning };
          return { change: await giveFirstOrderCode(reads, context, person), isReturning };
        },
      );
      // After the commit: a consent that was rolled back is not reported.
      for (const event of kept.permissions ? permissionEvents(kept.permissions) : [])
        logger.info(event, 'data usage permission');
      return answer;
    });

    route(app, checkoutEndpoints.saveBilling, (request, reply) =>
      write(request, reply, 'billing', async (saved, context, reads) => {
        const { storefront, now } = context;
        const shown = cartView(context);
        // A way to pay is asked for what store credit leaves, as the page shows it and the order is paid.
        const cart = { ...shown, totalPrice: await toPay(shown, saved, reads, request) };
        const country = saved.shippingAddress?.country;
        return decideBilling(saved, request.body, {
          methodRefusal: (id) => findMethodRefusal(id, { cart, country }, storefront, providers),
          asksBilling: storefront.flags.billingStep,
          now,
        });
      }),
    );

    done();
  };

type MaybeLater<Value> = Value | Promise<Value>;

const toPay = async (
  { id, totalPrice }: CartBody,
  { usesCredit }: SavedCheckout,
  { db, orders }: CartReads,
  request: FastifyRequest,
): Promise<CartBody['totalPrice']> => {
  if (!usesCredit || id === null) return totalPrice;
  const used = creditToSpend(await orders.creditForCart(db, request, id), totalPrice.amount);
  return { ...totalPrice, amount: totalPrice.amount - used };
};

/** What a step changes beside the checkout, and what it learned of who buys. */
interface AlsoChanged {
  readonly change?: CartChange | null;
  readonly isReturning?: boolean | null;
}
