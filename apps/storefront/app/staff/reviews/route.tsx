import { createStaffReviewsClient } from '@counterpane/contract/staff/staff-reviews-calls';
import { data, type RouterContextProvider, redirect, useSearchParams } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { Notice } from '../../design/notice.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import styles from '../orders/staff-orders.module.css';
import { requireAllowed, requireConsole } from '../require-staff.ts';
import type { Route } from './+types/route.ts';
import { isReviewFault } from './review-labels.ts';
import { ReviewRow } from './review-row.tsx';

const getReviewsClient = (context: Readonly<RouterContextProvider>) =>
  createStaffReviewsClient(getServices(context).fetchApi);

/** What customers wrote: first what waits. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  reviews: requireAllowed(await getReviewsClient(context).reviews()),
  mayModerate: (await requireConsole(context)).rights.includes('moderate-reviews'),
  formKey: crypto.randomUUID(),
});

/** Publishes a review, leaves it out, or answers it. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const client = getReviewsClient(context);
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const intent = typed('intent');
  const [order, review, key] = [typed('order'), typed('review'), `${typed('key')}-${intent}`];
  const fault = typed('fault');
  const answer =
    intent === 'answer'
      ? await client.answer(order, review, { text: typed('text') }, key)
      : await client.move(
          order,
          review,
          intent === 'publish'
            ? { to: 'publish', told: '' }
            : { to: 'refuse', told: typed('told'), ...(isReviewFault(fault) ? { fault } : {}) },
          key,
        );
  if (answer.ok) return redirect(accountUrls.staffReviews(intent === 'answer' ? 'answered' : 'moved'), 303);
  if (answer.status === 401) throw redirect(pageUrls.staffSignIn());
  return data({ problem: answer.error.error }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Reviews to read'));
}

export default function StaffReviewsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const [search] = useSearchParams();
  const { reviews, mayModerate, formKey } = loaderData;
  const waiting = reviews.filter(({ status }) => status === 'waiting' || status === 'edited');
  const others = reviews.filter((review) => !waiting.includes(review));
  const rows = (shown: typeof reviews) =>
    shown.map((review) => (
      <ReviewRow key={review.id} review={review} formKey={formKey} mayModerate={mayModerate} />
    ));
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('Reviews to read')}</h1>
      {actionData && (
        <Notice look="bad" takesFocus>
          {actionData.problem}
        </Notice>
      )}
      {!actionData && search.has('news') && (
        <Notice takesFocus>
          {search.get('news') === 'answered' ? t('The answer is saved.') : t('The review is decided.')}
        </Notice>
      )}
      {waiting.length === 0 ? (
        <p>{t('No review waits to be read.')}</p>
      ) : (
        <ul className={styles.rows} aria-label={t('Reviews to read')}>
          {rows(waiting)}
        </ul>
      )}
      {others.length > 0 && (
        <section className={styles.section}>
          <h2>{t('Finished')}</h2>
          <ul className={styles.rows} aria-label={t('Finished')}>
            {rows(others)}
          </ul>
        </section>
      )}
    </div>
  );
}
