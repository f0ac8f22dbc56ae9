import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute by themselves. */
const LONG = [
  /\/crash\.test\.ts$/,
  /\/crawl\.test\.ts$/,
  /\/query-parked-payment\.test\.ts$/,
  /\/shown-[\w-]+\.test\.ts$/,
];

/** The longest files begin first: one that begins last is waited for by all other workers. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => name.test(moduleId));
