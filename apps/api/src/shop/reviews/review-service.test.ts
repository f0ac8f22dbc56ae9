import { describeReviewService } from '@counterpane/providers/reviews/describe-review-service';
import { openCardStore } from '../../testing/card-store.ts';
import { storedReviews } from './stored-reviews.ts';
import { reviews } from './tables.ts';

describeReviewService('The store itself', async (published) => {
  const store = await openCardStore();
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id: orderId } = await shopper.places();
  await store.database.db.insert(reviews).values(
    published.map(({ answer, createdAt, ...review }, index) => ({
      ...{
        ...review,
        orderId,
        createdAt,
        answer: answer ?? '',
        answeredAt: answer === null ? null : createdAt,
      },
      ...{ id: String(index + 1).padStart(24, '0'), itemIdentifier: `item-${index + 1}` },
      ...{
        storefront: 'halcyon',
        words: 'Words',
        author: 'Ada L.',
        language: 'en',
        status: 'published' as const,
      },
    })),
  );
  const service = storedReviews(store.database.db, store.deps.catalogue.getStorefront('halcyon'));
  return { service, close: () => store.close() };
});
