/** How a list of reviews is sorted. */
export type ReviewSort = 'newest' | 'highest' | 'lowest' | 'helpful';

/** Which reviews are asked for, and how many at once. */
export interface ReviewQuery {
  /** Only those with one of these scores; empty takes them all. */
  readonly scores: readonly number[];
  readonly sort: ReviewSort;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** What a thing, or all of them, was given. `distribution` is how many gave one star to five; null where that is unknown. */
export interface Bottomline {
  readonly total: number;
  readonly average: number;
  readonly distribution: readonly number[] | null;
}

/** A picture that a customer sent with a review. */
interface ReviewImage {
  readonly id: string;
  readonly url: string;
  readonly thumbUrl: string;
}

export interface FoundReview {
  readonly id: string;
  readonly score: number;
  readonly title: string;
  readonly text: string;
  /** Such as `fr`; null where the service does not say. */
  readonly language: string | null;
  readonly author: string;
  /** Its writer bought the thing. */
  readonly isVerified: boolean;
  /** Written by the store to show what reviews look like: no customer's. */
  readonly isSample: boolean;
  /** How many found it helpful. */
  readonly votes: number;
  /** Visitors can say at the store that it was helpful: it was written there. */
  readonly takesVotes: boolean;
  /** 1 is too small, 3 as expected, 5 too large; null where nothing was said. */
  readonly fits: number | null;
  /** 1 is too soft, 3 as expected, 5 too firm. */
  readonly sleeps: number | null;
  readonly answer: { readonly text: string; readonly at: string } | null;
  readonly images: readonly ReviewImage[];
  /** ISO time. */
  readonly createdAt: string;
  /** What it is about; null where the service does not say. */
  readonly inventoryKey: string | null;
}

export interface FoundReviews {
  readonly reviews: readonly FoundReview[];
  /** Of all pages. */
  readonly total: number;
}

/** A picture of an album, with the review that it belongs to, where there is one. */
export interface AlbumImage extends ReviewImage {
  readonly caption: string;
  readonly author: string;
  /** Where a film of it plays; null for a photograph. */
  readonly videoUrl: string | null;
}

interface Album {
  readonly images: readonly AlbumImage[];
  readonly total: number;
}

/** What publishes reviews. A page never waits for it: see the store's cache of answers. @throws ReviewsFailed by each call. */
export interface ReviewService {
  readonly id: string;
  /** Of one thing, or of all. */
  bottomline(inventoryKey: string | null): Promise<Bottomline>;
  /** Reviews with certain scores, of one thing or of all. */
  filter(inventoryKey: string | null, query: ReviewQuery): Promise<FoundReviews>;
  /** Reviews of one thing. */
  list(inventoryKey: string, query: ReviewQuery): Promise<FoundReviews>;
  /** The pictures of an album by its name. */
  album(name: string, page: number, perPage: number): Promise<Album>;
}

/** The service did not answer in time, not with 200, or with nothing that can be read. */
export class ReviewsFailed extends Error {
  override readonly name = 'ReviewsFailed';
  /** What it answered with; null where it did not. */
  readonly status: number | null;

  constructor(text: string, status: number | null, options?: ErrorOptions) {
    super(text, options);
    this.status = status;
  }
}
