import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, longest first: one of them begun last would be waited for by all the others. */
const LONG = [
  'interop/daostack',
  'conformance/front/self-test/',
  'interop/faulty.test.ts',
  'conformance/migration/fakes/',
  'conformance/front/cli/faults.test.ts',
  'conformance/migration/image.test.ts',
  'interop/container-image.test.ts',
  'src/reference/migration/kills.test.ts',
  'conformance/front/hardhat/',
  'conformance/front/cli/serve-log.test.ts',
  'interop/python-http.test.ts',
  'conformance/front/cli/owned.test.ts',
  'interop/rekor.test.ts',
  'conformance/front/cli/exit-codes.test.ts',
  'interop/nginx',
];

/** Vitest knows how long a file took when it ran before, and else goes by its size, which in a new clone says little. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((part) => moduleId.includes(`/${part}`));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ['{conformance,src,interop,scripts}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // On a busy machine a second, which is the default, may pass before anything does.
    expect: { poll: { timeout: 20_000 } },
    // Two cores is what CI has; more workers only make the timing-sensitive children slower.
    maxWorkers: 2,
    maxConcurrency: 3,
    sequence: { sequencer: LongestFirst },
  },
});
