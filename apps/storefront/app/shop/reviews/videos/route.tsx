import { getClient, requireResult } from '../../../api.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { headText } from '../../../language/head-text.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageMeta } from '../../../seo/page-meta.ts';
import { reviewUrls } from '../review-urls.ts';
import styles from '../reviews.module.css';
import type { Route } from './+types/route.ts';

/** Films of customers: each plays where it is published, so that nothing foreign loads here. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  page: requireResult(await getClient(context).videoPage()),
});

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const t = headText(root);
  const { storefront, images } = loaderData.page;
  return pageMeta({
    root,
    title: `${t('Videos by customers')} | ${storefront.name}`,
    description: t('Customers show how our beds look and feel at home, and what they think of them.'),
    path: reviewUrls.videos(),
    alternates: storefront.alternates,
    index: images.length > 0,
  });
}

export default function VideosRoute({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText();
  return (
    <PageShell elsewhere={{ alternates: page.storefront.alternates, path: reviewUrls.videos() }}>
      <section className={styles.section} aria-labelledby="videos">
        <h1 id="videos">{t('Videos by customers')}</h1>
        {page.images.length === 0 && <p>{t('No customer has sent us a video yet.')}</p>}
        <ul className={styles.list}>
          {page.images.map(({ id, caption, author, videoUrl }) => (
            <li key={id} className={styles.review}>
              {caption !== '' && <p>{caption}</p>}
              {videoUrl !== null && (
                <a href={videoUrl} rel="nofollow noopener noreferrer">
                  {t('Watch the video by {author}', { author })}
                </a>
              )}
            </li>
          ))}
        </ul>
        <p>
          <PageLink to={reviewUrls.reviews()}>{t('Read what customers say')}</PageLink>
        </p>
      </section>
    </PageShell>
  );
}
