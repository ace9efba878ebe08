import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeFeedFixtures } from '../../../src/generate/feed/write-fixtures.ts';
import { writeFixtures } from '../../command/file/fixtures-folder.ts';
import { wholeNumberUpTo } from '../../command/options/number.ts';
import { packageVersion } from '../../command/package-data.ts';

/** The options of `fixtures feed`. */
interface FixturesFeedOptions {
  readonly out: string;
  readonly seed: string;
  readonly large?: boolean;
}

/** `touchstone fixtures feed`: writes the answers of the reference feed to every case. */
export async function fixturesFeed({ out, large = false, ...options }: FixturesFeedOptions): Promise<void> {
  const seed = wholeNumberUpTo('--seed', options.seed, 2n ** 64n - 1n);
  await writeFixtures(out, async (signal, folder) => {
    const generator = `touchstone ${packageVersion()}`;
    const { files, cases } = await writeFeedFixtures({ folder, seed, generator, readme: readme(), large, signal });
    return { seed: `${seed}`, files, cases };
  });
}

/** What says how to use the files, as this package has it. */
function readme(): Uint8Array {
  const root = dirname(createRequire(import.meta.url).resolve('#package'));
  return readFileSync(join(root, 'fixtures/feed/README.md'));
}
