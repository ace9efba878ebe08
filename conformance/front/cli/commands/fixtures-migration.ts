import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { newFolder } from '../../../../src/generate/log/new-folder.ts';
import { migrationFixtures } from '../../../properties/migration-fixtures.ts';
import { version } from '../../package-data.ts';
import { caller } from '../caller.ts';
import { wholeNumber, writingFixtures } from '../writing-fixtures.ts';

/** The options of `fixtures migration`. */
interface FixturesMigrationOptions {
  readonly out: string;
  readonly seed: string;
}

/** `touchstone fixtures migration`: writes parameters files, and what the oracle expects of each. */
export async function fixturesMigration({ out, ...options }: FixturesMigrationOptions): Promise<void> {
  const seed = wholeNumber('--seed', options.seed, 2n ** 64n - 1n);
  await writingFixtures(out, async () => {
    const root = dirname(createRequire(import.meta.url).resolve('#package'));
    const readme = readFileSync(join(root, 'fixtures/migration/README.md'));
    const { files, cases } = migrationFixtures({ seed, generator: `touchstone ${version()}`, readme });
    const folder = newFolder(out);
    for (const { path, bytes } of files.slice(0, -1)) folder.write(path, bytes);
    const manifest = files.at(-1)!;
    folder.publish(manifest.path, manifest.bytes);
    caller().stdout.write(`${JSON.stringify({ folder: out, seed: `${seed}`, files: cases, cases })}\n`);
  });
}
