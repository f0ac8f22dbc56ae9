import type { Client } from '@counterpane/contract/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { requireResult } from '../../api.ts';
import { findPicture } from './find-picture.tsx';

interface RequiredPicture {
  /** As it is drawn: its colours are still names of the brand's tokens. */
  readonly svg: string;
  readonly theme: Readonly<Record<string, string>>;
  /** What a change of it purges. */
  readonly tag: string;
}

/**
 * The drawing of a product.
 * @throws the error page's data, 404 where there is no such drawing
 */
export const requirePicture = async (
  client: Pick<Client, 'productPage'>,
  { name, file }: { readonly name: string; readonly file: string },
): Promise<RequiredPicture> => {
  const page = requireResult(await client.productPage(name));
  const picture = findPicture(page, file);
  if (picture === null) throw new Response('Not Found', { status: 404 });
  const { storefront, product } = page;
  return { svg: renderToStaticMarkup(picture), theme: storefront.theme, tag: `product:${product.name}` };
};
