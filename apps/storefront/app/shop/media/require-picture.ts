import type { Client } from '@counterpane/contract/client';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { requireResult } from '../../api.ts';
import { Studio } from '../../design/drawings/studio.tsx';
import { findPicture } from './find-picture.tsx';

interface Asked {
  /** Of the product or the set. */
  readonly name: string;
  readonly file: string;
  readonly color: string | null;
}

interface RequiredPicture {
  /** As it is drawn: its colours are still names of the brand's tokens. */
  readonly svg: string;
  readonly theme: Readonly<Record<string, string>>;
  /** What a change of it purges. */
  readonly tag: string;
}

/**
 * The picture of a product or a set. Of a bundle or a collection as a whole `studio.svg` is all there is.
 * @throws the error page's data, 404 where there is no such picture
 */
export const requirePicture = async (
  client: Pick<Client, 'productPage' | 'setDrawing'>,
  { name, file, color }: Asked,
): Promise<RequiredPicture> => {
  const product = await client.productPage(name);
  if (!product.ok && product.status === 404) {
    const { storefront, title, drawing } = requireResult(await client.setDrawing(name));
    const picture = file === 'studio.svg' ? createElement(Studio, { drawing, label: title }) : null;
    return { svg: toSvg(picture), theme: storefront.theme, tag: `set:${name}` };
  }
  const page = requireResult(product);
  const picture = findPicture(page, file, color);
  return { svg: toSvg(picture), theme: page.storefront.theme, tag: `product:${page.product.name}` };
};

const toSvg = (picture: ReactElement | null): string => {
  if (picture === null) throw new Response('Not Found', { status: 404 });
  return renderToStaticMarkup(picture);
};
