import { planText } from '@counterpane/contract/cart/plan-text';
import type { PagePlanBody } from '@counterpane/contract/pages/page-state';
import { money } from '@counterpane/rules/money/money';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
import type { Product } from '@counterpane/rules/options/product';
import { plansFor } from '@counterpane/rules/protection/plans-for';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import type { Storefront } from '../../catalogue/storefront.ts';

/** The protection plans that fit a product, with their price in each of its sizes [C5]. */
export const pagePlans = (product: Product, storefront: Storefront): PagePlanBody[] => {
  const catalogue = storefront.entries.map((entry) => entry.product).filter(({ plan }) => plan !== null);
  const offers = Object.values(product.variants).flatMap(({ chosen }) => {
    const size = chosenSize(chosen);
    return plansFor({ product, chosen }, [], catalogue, storefront.flags).map((offer) => ({
      ...offer,
      size,
    }));
  });
  return [...Map.groupBy(offers, (offer) => offer.product)].flatMap(([product, own]) => {
    const { id, title, plan } = product;
    if (!plan) return [];
    const bySize = new Map(own.map((offer) => [offer.size, unitPrice(product, offer.variant, storefront)]));
    return [
      {
        productID: id,
        title,
        text: planText(plan),
        years: plan.years,
        isAccidental: plan.isAccidental,
        choices: [...bySize].map(([size, cents]) => ({
          size,
          price: money(cents, storefront.definition.currency),
        })),
      },
    ];
  });
};
