/** Why the store, or a tool on its database, does not open, for who starts it: no bug of ours, so that no stack belongs to it. */
export class CannotStart extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The store cannot start:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}
