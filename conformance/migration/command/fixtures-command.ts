import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { newFolder } from '../../../src/generate/new-folder.ts';
import { writeFixtures } from '../../command/file/fixtures-folder.ts';
import { wholeNumberUpTo } from '../../command/options/number.ts';
import { packageVersion } from '../../command/package-data.ts';
import { migrationFixtures } from '../inputs/fixtures/fixtures.ts';

/** The options of `fixtures migration`. */
interface FixturesMigrationOptions {
  readonly out: string;
  readonly seed: string;
}

/** `touchstone fixtures migration`: writes parameters files, and the expected result of each. */
export async function fixturesMigration({ out, ...options }: FixturesMigrationOptions): Promise<void> {
  const seed = wholeNumberUpTo('--seed', options.seed, 2n ** 64n - 1n);
  await writeFixtures(out, async (_signal, folderPath) => {
    const root = dirname(createRequire(import.meta.url).resolve('#package'));
    const readme = readFileSync(join(root, 'fixtures/migration/README.md'));
    const { files, cases } = migrationFixtures({ seed, generator: `touchstone ${packageVersion()}`, readme });
    const folder = newFolder(folderPath);
    for (const { path, bytes } of files.slice(0, -1)) folder.write(path, bytes);
    const manifest = files.at(-1)!;
    folder.publish(manifest.path, manifest.bytes);
    return { seed: `${seed}`, files: cases, cases };
  });
}
