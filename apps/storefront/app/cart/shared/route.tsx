import { Form, redirect, useLocation } from 'react-router';
import { getClient } from '../../api.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { headText } from '../../language/head-text.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { CartLines } from '../cart-aside.tsx';
import { findCartLink, readSharedCart, withoutLink } from '../cart-link.ts';
import styles from '../share/share.module.css';
import type { Route } from './+types/route.ts';

/** What a link would bring into the cart. Only the button on the page does it. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const shared = await readSharedCart(getServices(context).fetchApi, request);
  return { ...shared, no: withoutLink(request) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const link = findCartLink(request.url);
  if (link === null) return redirect(withoutLink(request));
  const { token, ...rest } = link;
  const answer = await getClient(context).mergeCart(token === null ? rest : { ...rest, token });
  return redirect(withoutLink(request, answer.ok ? undefined : answer.error.code), 303);
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Shared cart'));
}

export default function SharedCartRoute({ loaderData: { from, items, no } }: Route.ComponentProps) {
  const t = useText();
  const { search } = useLocation();
  return (
    <div className={styles.page}>
      <h1>{t('Shared cart')}</h1>
      <p>
        {t('This link brings the following from {brand}. Your own cart keeps what is in it.', {
          brand: from,
        })}
      </p>
      <CartLines items={items} />
      <div className={styles.choices}>
        <Form method="post" action={search}>
          <Button look="primary">{t('Add these to my cart')}</Button>
        </Form>
        <ButtonLink href={no}>{t('No, thanks')}</ButtonLink>
      </div>
    </div>
  );
}
