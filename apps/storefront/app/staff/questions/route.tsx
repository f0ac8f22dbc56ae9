import type { StaffQuestion } from '@counterpane/contract/reviews/questions';
import { createStaffReviewsClient } from '@counterpane/contract/staff/staff-reviews-calls';
import { data, Form, type RouterContextProvider, redirect, useSearchParams } from 'react-router';
import returned from '../../account/order/return/return-page.module.css';
import { accountUrls } from '../../account-urls.ts';
import { Notice } from '../../design/notice.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import styles from '../orders/staff-orders.module.css';
import { requireAllowed, requireConsole } from '../require-staff.ts';
import { SubmitButton } from '../submit-button.tsx';
import type { Route } from './+types/route.ts';

const getQuestionsClient = (context: Readonly<RouterContextProvider>) =>
  createStaffReviewsClient(getServices(context).fetchApi);

/** What people ask about products: first what waits. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  questions: requireAllowed(await getQuestionsClient(context).questions()),
  mayModerate: (await requireConsole(context)).rights.includes('moderate-reviews'),
});

/** Answers a question, or leaves it out. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const to = typed('intent') === 'refuse' ? 'refuse' : 'answer';
  const answer = await getQuestionsClient(context).moveQuestion(typed('question'), {
    to,
    answer: typed('answer'),
  });
  if (answer.ok) return redirect(accountUrls.staffQuestions('moved'), 303);
  if (answer.status === 401) throw redirect(pageUrls.staffSignIn());
  return data({ problem: answer.error.error }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Questions to answer'));
}

export default function StaffQuestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const [search] = useSearchParams();
  const { questions, mayModerate } = loaderData;
  const waiting = questions.filter(({ status }) => status === 'waiting');
  const others = questions.filter(({ status }) => status !== 'waiting');
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
        <PageLink to={accountUrls.staffReviews()}>{t('Reviews to read')}</PageLink>
      </p>
      <h1>{t('Questions to answer')}</h1>
      {actionData && (
        <Notice look="bad" takesFocus>
          {actionData.problem}
        </Notice>
      )}
      {!actionData && search.has('news') && <Notice takesFocus>{t('The question is decided.')}</Notice>}
      {waiting.length === 0 && <p>{t('No question waits for an answer.')}</p>}
      <Group title={t('Questions to answer')} questions={waiting} mayModerate={mayModerate} />
      <Group title={t('Finished')} questions={others} mayModerate={mayModerate} />
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly questions: readonly StaffQuestion[];
  readonly mayModerate: boolean;
}

const Group = ({ title, questions, mayModerate }: GroupProps) => {
  const t = useText();
  const { days } = useFormat();
  if (questions.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={title}>
      {questions.map((question) => (
        <li key={question.id} className={styles.row}>
          <p className={styles.title}>{question.product}</p>
          <p>{question.text}</p>
          {question.status === 'refused' && <p>{t('Left out')}</p>}
          <p className={styles.detail}>
            {[question.author, question.storefront, days.date(question.createdAt)].join(' · ')}
          </p>
          {mayModerate && <Decide question={question} />}
        </li>
      ))}
    </ul>
  );
};

const Decide = ({ question: { id, status, answer } }: { question: StaffQuestion }) => {
  const t = useText();
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="question" value={id} />
      <p className={returned.words}>
        <label htmlFor={`answer-${id}`}>{t('Our answer, which everybody reads')}</label>
        <textarea id={`answer-${id}`} name="answer" maxLength={2000} defaultValue={answer} />
      </p>
      <p className={styles.links}>
        <SubmitButton name="intent" value="answer">
          {t('Save the answer')}
        </SubmitButton>
        {status !== 'refused' && (
          <SubmitButton look="link" name="intent" value="refuse">
            {t('Leave the question out')}
          </SubmitButton>
        )}
      </p>
    </Form>
  );
};
