/** The lock files name exactly which packages are installed, and every package that takes another's place is ours. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const files = globSync('**/package-lock.json', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  /** It comes within another package, whose hash covers it. */
  readonly inBundle?: boolean;
}

describe.each(files.sort())('%s', (file) => {
  const packages = Object.entries<Locked>(json(file).packages);
  const installed = packages.filter(([path]) => path.includes('node_modules/'));

  test('has a version and a SHA-512 of every package of a registry, and no address', () => {
    const loose = installed.filter(
      ([, { link, inBundle, version, integrity, resolved }]) =>
        !link && !(inBundle || (/^sha512-[\w+/]{86}==$/.test(integrity ?? '') && version && resolved === undefined)),
    );
    expect(loose).toEqual([]);
    expect(installed.length).toBeGreaterThan(5);
  });

  test('has links to folders of ours only', () => {
    const links = installed.filter(([, { link }]) => link).map(([, { resolved }]) => join(file, '..', resolved ?? '?'));
    expect(links.filter((folder) => !existsSync(join(root, folder, 'package.json')))).toEqual([]);
  });
});

test('a package that overrides another is a folder of ours', () => {
  const { overrides, devDependencies } = json('package.json');
  const specs = Object.values<string>(overrides).map((spec) => devDependencies[spec.replace(/^\$/, '')] ?? spec);
  expect(specs.length).toBeGreaterThan(0);
  for (const spec of specs) expect(spec).toBe('file:./scripts/absent');
  const { license, private: own, ...absent } = json('scripts/absent/package.json');
  expect([license, own, Object.keys(absent).sort()]).toEqual(['Apache-2.0', true, ['description', 'name', 'version']]);
});
