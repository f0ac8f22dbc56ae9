/** Which experiments a page asks about, and for whom. */
export interface FlagsQuestion {
  /** Names of experiments. */
  readonly experiments: readonly string[];
  /** The page, as its visitor sees it. */
  readonly location: string;
  readonly isMobile: boolean;
  /** The same for each visit, and of no other use. */
  readonly visitor: string;
}

/** What a visitor sees of an experiment: by which strategy the page at `url` recommends. */
export interface Assignment {
  readonly experiment: string;
  readonly url: string;
  readonly strategyId: number;
}

/** Decides what each visitor sees. @throws FlagsFailed */
export interface ExperimentService {
  readonly id: string;
  choose(question: FlagsQuestion): Promise<readonly Assignment[]>;
}

/** The service did not answer in time, not with 200, or with nothing that can be read. */
export class FlagsFailed extends Error {
  override readonly name = 'FlagsFailed';
}
