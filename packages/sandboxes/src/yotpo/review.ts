/** A review as the sandbox has it; answers are written from it. */
export interface SandboxReview {
  readonly id: number;
  /** Under which the store knows the product. */
  readonly domainKey: string;
  readonly score: number;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly isVerified: boolean;
  readonly votesUp: number;
  /** ISO time. */
  readonly createdAt: string;
  readonly comment: string | null;
  readonly images: readonly string[];
}

/** A picture of an album. */
export interface SandboxImage {
  readonly id: number;
  readonly album: string;
  readonly url: string;
  readonly videoUrl: string | null;
  readonly content: string;
  readonly author: string;
}

/** Which reviews of all, from the first page on. */
interface Wanted {
  /** Null takes those of every product. */
  readonly domainKey: string | null;
  readonly scores: readonly number[];
  readonly sortBy: string;
  readonly isAscending: boolean;
  readonly page: number;
  readonly perPage: number;
}

/** Those that are wanted, and how many there are on all pages. */
export const findReviews = (
  all: readonly SandboxReview[],
  { domainKey, scores, sortBy, isAscending, page, perPage }: Wanted,
): { readonly found: readonly SandboxReview[]; readonly total: number } => {
  const matching = ofProduct(all, domainKey).filter(
    ({ score }) => scores.length === 0 || scores.includes(score),
  );
  const sorted = matching.toSorted((a, b) => compare(a, b, sortBy) * (isAscending ? 1 : -1));
  return { found: sorted.slice((page - 1) * perPage, page * perPage), total: matching.length };
};

export const ofProduct = (all: readonly SandboxReview[], domainKey: string | null): SandboxReview[] =>
  all.filter((one) => domainKey === null || one.domainKey === domainKey);

const compare = (a: SandboxReview, b: SandboxReview, sortBy: string): number => {
  switch (sortBy) {
    case 'rating':
      return a.score - b.score;
    case 'votes_up':
      return a.votesUp - b.votesUp;
    default:
      return a.createdAt.localeCompare(b.createdAt);
  }
};
