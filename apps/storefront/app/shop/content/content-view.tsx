import type { ContentPageView } from '@counterpane/contract/pages/content-page';
import type { ReactNode } from 'react';
import { Article } from './article.tsx';
import { isAsking } from './article-layout.ts';
import { CompareBeds } from './compare/compare-beds.tsx';
import { EligibleProducts } from './eligible-products.tsx';
import { Faq } from './faq.tsx';
import { GiftValues } from './gift-values.tsx';
import { PostFoot, PostMeta } from './posts/post-frame.tsx';
import { PostList } from './posts/post-list.tsx';
import { Quiz } from './quiz/quiz.tsx';
import { StoreFinder } from './stores/store-finder.tsx';
import type { MessageState } from './support/contact-form.ts';
import { SupportForm } from './support/support-form.tsx';
import { WhiteGlovePrices } from './white-glove-prices.tsx';

interface ContentViewProps {
  readonly page: ContentPageView;
  /** What became of a message; only the support page has a form for one. */
  readonly message: MessageState;
}

/** A written page in its layout: functions that people come for stand before the text, the others after it. */
export const ContentView = ({ page, message }: ContentViewProps) => {
  const { before, after } = partsOf(page, message);
  return (
    <Article
      page={isAnswered(page) ? { ...page, picture: null } : page}
      above={<Above page={page} />}
      before={before}
      isShort={isAsking(page)}
    >
      {after}
    </Article>
  );
};

/** The answer of the quiz has a picture of its own. */
const isAnswered = ({ parts }: ContentPageView): boolean => parts?.kind === 'quiz' && parts.next === null;

const Above = ({ page }: { page: ContentPageView }) =>
  page.parts?.kind === 'post' && page.date !== null ? (
    <PostMeta date={page.date} minutes={page.parts.minutes} />
  ) : null;

interface Layout {
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

const partsOf = ({ parts, path }: ContentPageView, message: MessageState): Layout => {
  switch (parts?.kind) {
    case 'posts':
      return { before: <PostList parts={parts} /> };
    case 'post':
      return { after: <PostFoot parts={parts} /> };
    case 'faq':
      return { before: <Faq parts={parts} path={path} /> };
    case 'compare':
      return { before: <CompareBeds parts={parts} path={path} /> };
    case 'quiz':
      return { before: <Quiz parts={parts} path={path} /> };
    case 'stores':
      return { before: <StoreFinder parts={parts} path={path} /> };
    case 'eligible':
      return { after: <EligibleProducts parts={parts} /> };
    case 'white-glove':
      return { before: <WhiteGlovePrices parts={parts} /> };
    case 'value':
      return { before: <GiftValues parts={parts} /> };
    case 'support':
      return { after: <SupportForm topic={parts.topic} message={message} /> };
    default:
      return {};
  }
};
