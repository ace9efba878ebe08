import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OwnPlace, openPlace } from '../place/own-place.ts';
import { pathWithPackagePrograms } from './package-path.ts';
import { programRunner } from './program.ts';

let at: OwnPlace;
beforeEach(() => {
  at = openPlace({ rpc: 'http://127.0.0.1:1', network: 'private' });
});
afterEach(() => at.remove());

/** A package folder and a folder below it, each with programs in node_modules/.bin. */
function packages(): { below: string; bins: readonly string[] } {
  const below = join(at.home, 'my prüf package', 'tools', 'deep');
  const bins = [below, join(at.home, 'my prüf package')].map((folder) => join(folder, 'node_modules/.bin'));
  for (const bin of bins) {
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'my-migrate'), `#!/bin/sh\necho of '${bin}'\n`, { mode: 0o755 });
  }
  return { below, bins };
}

test('programs of packages come first, those of the nearest folder before those above', () => {
  const { below, bins } = packages();
  expect(pathWithPackagePrograms(below, '/usr/bin:/bin')?.split(':').slice(0, 2)).toEqual(bins);
  expect(pathWithPackagePrograms(below, '/usr/bin:/bin')).toMatch(/:\/usr\/bin:\/bin$/);
  expect(pathWithPackagePrograms(below, undefined)).toMatch(/:\/usr\/bin:\/bin$/);
});

test('without such programs the path is not changed', () => {
  expect(pathWithPackagePrograms('/', '/usr/bin')).toBe('/usr/bin');
  expect(pathWithPackagePrograms('/', undefined)).toBe(undefined);
});

test('a program of a package runs in another folder only if the runner names the package folder', async () => {
  const { below, bins } = packages();
  const ran = await programRunner(undefined, below)(['/bin/sh', '-c', 'my-migrate'], at);
  expect(ran.stdout.text).toBe(`of ${bins[0]}\n`);
  expect((await programRunner()(['/bin/sh', '-c', 'my-migrate'], at)).ended).toEqual({ by: 'exit', code: 127 });
});
