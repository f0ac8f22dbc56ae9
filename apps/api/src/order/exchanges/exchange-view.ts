import type { ExchangeChoices, ExchangePreviewBody } from '@counterpane/contract/orders/exchanges';
import { type Money, money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import { decideExchange } from '@counterpane/rules/returns/decide-exchange';
import { returnReasons } from '@counterpane/rules/returns/return-reasons';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import { type FrozenItem, goodsOfItem } from '../orders/goods-of.ts';
import { orderInLanguage } from '../orders/order-in-language.ts';
import { orderTexts } from '../placing/order-texts.ts';
import type { ReturnPlan } from '../returns/plan-return.ts';
import { returnPreview } from '../returns/return-view.ts';
import type { ExchangePlan } from './plan-exchange.ts';
import type { PricedPiece } from './price-piece.ts';

type Goods = Pick<OrderContents, 'order' | 'storefront'>;

/** What a line can be exchanged for, and what each comes to. `storefront` speaks the language of who reads it. */
export const exchangeChoicesView = (
  goods: Goods,
  { language }: Pick<Storefront, 'language'>,
  item: FrozenItem,
  { refund: worth }: ReturnPlan,
  {
    pieces,
    credit,
    takesCards,
  }: { readonly pieces: readonly PricedPiece[]; readonly credit: Money; readonly takesCards: boolean },
): ExchangeChoices => {
  const { frozen } = goods.order;
  const told = orderInLanguage(frozen, language).cart.items.find(
    ({ itemIdentifier }) => itemIdentifier === item.itemIdentifier,
  );
  return {
    title: told?.product.title ?? item.product.title,
    options: (told ?? item).properties.map(({ title }) => title).join(', '),
    worth,
    credit,
    takesCards,
    reasons: [...returnReasons(goodsOfItem(frozen, item, goods.storefront).kind)],
    choices: pieces.map(({ product, variant, cost }) => {
      const difference = worth.amount - cost.amount;
      return {
        sku: variant.sku,
        title: product.title,
        options: variant.chosen.map((choice) => optionTitle(product, choice)).join(', '),
        back: difference < 0 ? null : money(difference, worth.currency),
        more: difference < 0 ? money(-difference, worth.currency) : null,
        isPayable: decideExchange({ worth, cost, credit, isPayable: takesCards }).ok,
      };
    }),
  };
};

/** An exchange before it is asked for. */
export const exchangePreview = (
  goods: Goods,
  language: string,
  { returned, piece, back, fromCredit, toPay }: ExchangePlan,
): ExchangePreviewBody => {
  const { first, others } = orderTexts(piece.context);
  const { cart } = others[language] ?? first;
  const item = cart.items.find(({ isGift }) => !isGift);
  const charged = cart.extras.filter(({ included, pricing }) => !included && pricing.price.amount > 0);
  const taxes = charged.find(({ sku }) => sku === 'taxes');
  return {
    returned: returnPreview(goods, language, returned),
    wanted: {
      title: item?.product.title ?? piece.product.title,
      options: item?.properties.map(({ title }) => title).join(', ') ?? '',
      price: item?.priceAfterDiscount ?? piece.cost,
      charges: charged
        .filter((extra) => extra !== taxes)
        .map(({ product, pricing }) => ({ title: product.title, amount: pricing.price })),
      taxes: taxes?.pricing.price ?? money(0, piece.cost.currency),
      cost: piece.cost,
    },
    back,
    fromCredit,
    toPay,
  };
};
