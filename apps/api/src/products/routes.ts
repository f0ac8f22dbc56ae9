import { productsAnswerSchema, productsQuerySchema } from '@counterpane/contract/products';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { CatalogueEntry } from '../catalogue/snapshot.ts';
import type { ApiDeps } from '../deps.ts';
import { AnswerCache } from '../http/answer-cache.ts';
import { ok } from '../http/answers.ts';
import { responses } from '../http/responses.ts';
import { productView } from './product-view.ts';

/** GET /products by names, ids or inventory keys; cached for 600 s (catalogue section 7). */
export const productRoutes =
  (deps: ApiDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const cache = new AnswerCache(deps);
    const schema = { querystring: productsQuerySchema, response: responses(productsAnswerSchema) };

    app.get('/products', { schema }, (request, reply) => {
      const storefront = deps.catalogue.storefrontOf(request.hostname);
      const { name, ids, inventoryKeys } = request.query;
      const key = `${storefront.key}?${name ?? ''}&${ids ?? ''}&${inventoryKeys ?? ''}`;
      return cache.send(reply, key, () => {
        const wanted = chooser(name, ids, inventoryKeys);
        const data = storefront.entries.filter(wanted).map((entry) => productView(entry, storefront));
        return ok({ data }).body;
      });
    });

    done();
  };

/** An empty list of names asks for nothing. */
const chooser = (name?: string, ids?: string, inventoryKeys?: string) => {
  const [names, idList, keys] = [name, ids, inventoryKeys].map(
    (text) => new Set((text ?? '').split(',').filter((part) => part !== '')),
  );
  return ({ product }: CatalogueEntry): boolean =>
    names?.has(product.name) || idList?.has(product.id) || keys?.has(product.inventoryKey) || false;
};
