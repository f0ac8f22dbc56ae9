/**
 * Why the store, or a tool on its database, does not start: shown to the operator without a stack trace, because it
 * is not a bug.
 */
export class CannotStart extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The store cannot start:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}
