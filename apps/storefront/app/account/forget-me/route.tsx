import { PAGE_COOKIES, type PageCookie, pageCookieLine } from '@counterpane/contract/visitor/page-cookies';
import { redirect, useSearchParams } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { ForgetMeForm } from '../../chrome/forget-me-form.tsx';
import { PageShell } from '../../chrome/page-shell.tsx';
import { ButtonLink } from '../../design/button.tsx';
import { headText } from '../../language/head-text.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import styles from './forget-me.module.css';

/** Ends the visitor at the store, and everything that the store keeps in this browser. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireResult(await getClient(context).forgetVisitor());
  const headers = new Headers({ 'Clear-Site-Data': '"storage"' });
  for (const cookie of OF_PAGES) headers.append('Set-Cookie', pageCookieLine(cookie, '', request.url));
  return redirect(pageUrls.forgetMe('1'), { status: 303, headers });
};

// The API ends the visitor's own. Object.keys forgets which keys there are.
const OF_PAGES = Object.keys(PAGE_COOKIES) as PageCookie[];

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Forget me on this device'));
}

export default function ForgetMeRoute() {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <PageShell>
      <div className={styles.page}>
        {search.has('done') ? (
          <>
            <h1>{t('This device knows nothing of you')}</h1>
            <p>
              {t(
                'Your cart, your details and what you looked at are gone from here. Orders that you placed still stand.',
              )}
            </p>
            <ButtonLink look="primary" href={pageUrls.home()}>
              {t('Back to the shop')}
            </ButtonLink>
          </>
        ) : (
          <>
            <h1>{t('Forget me on this device')}</h1>
            <p>
              {t(
                'Your cart is emptied, and your size, your postal code and what you looked at are forgotten. Your orders can then be opened only by the links in our emails.',
              )}
            </p>
            <ForgetMeForm look="primary" />
          </>
        )}
      </div>
    </PageShell>
  );
}
