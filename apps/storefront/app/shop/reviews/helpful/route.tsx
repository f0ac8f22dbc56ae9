import { data } from 'react-router';
import { getClient } from '../../../api.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { headText } from '../../../language/head-text.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { reviewUrls } from '../review-urls.ts';
import styles from '../reviews.module.css';
import type { Route } from './+types/route.ts';

/** Counts that a review was helpful, or takes that back: sent again it changes nothing. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const review = String(form.get('review') ?? '');
  const isTakenBack = form.has('undo');
  const client = getClient(context);
  const answer = isTakenBack ? await client.takeVoteBack(review) : await client.voteReview(review);
  const problem = answer.ok ? null : answer.error.error;
  const votes = answer.ok ? answer.result.votes : 0;
  return data({ review, isTakenBack, votes, problem }, { status: answer.ok ? 200 : answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Helpful reviews'));
}

export default function HelpfulRoute({ actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <PageShell>
      <section className={styles.section} aria-labelledby="helpful">
        <h1 id="helpful">{t('Helpful reviews')}</h1>
        {actionData && <Counted {...actionData} />}
        <p>
          <PageLink to={reviewUrls.reviews()}>{t('Read what customers say')}</PageLink>
        </p>
      </section>
    </PageShell>
  );
}

interface CountedProps {
  readonly review: string;
  readonly isTakenBack: boolean;
  readonly votes: number;
  readonly problem: string | null;
}

const Counted = ({ review, isTakenBack, votes, problem }: CountedProps) => {
  const t = useText();
  if (problem !== null)
    return (
      <Notice look="bad" takesFocus>
        {problem}
      </Notice>
    );
  if (isTakenBack) return <Notice takesFocus>{t('You have taken that back.')}</Notice>;
  return (
    <>
      <Notice takesFocus>
        {t('Thank you. {count} people found this review helpful.', { count: votes })}
      </Notice>
      <form method="post">
        <input type="hidden" name="review" value={review} />
        <Button name="undo" value="1">
          {t('Take it back')}
        </Button>
      </form>
    </>
  );
};
