/** The list of components: valid by the schema of CycloneDX, and exactly what an installation of the package brings. */

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INSTALL_MS } from '../npm-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'touchstone-sbom-'));
const file = join(folder, 'bom.json');
afterAll(() => rmSync(folder, { recursive: true }));

interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly components?: readonly Component[];
}
interface Locked {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of the lock file that stand in the way from a package to the root: the nearest has the name. */
function installed(): string[] {
  const packages: Readonly<Record<string, Locked | undefined>> = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ).packages;
  const found = new Map<string, string>();
  const add = (from: string): void => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const steps = from === '' ? [] : from.split('/node_modules/');
      const places = Array.from({ length: steps.length + 1 }, (_, nth) => steps.slice(0, nth).join('/node_modules/'));
      const path = places
        .map((place) => `${place === '' ? '' : `${place}/`}node_modules/${name}`)
        .findLast((place) => packages[place] !== undefined);
      if (path === undefined || found.has(path)) continue;
      found.set(path, `${name}@${packages[path]!.version}`);
      add(path);
    }
  };
  add('');
  return [...new Set(found.values())].sort();
}

const listed = (components: readonly Component[] = []): readonly Component[] =>
  components.flatMap((component) => [component, ...listed(component.components)]);

beforeAll(() => promisify(execFile)(process.execPath, ['scripts/supply/sbom.ts', file], { cwd: root }), INSTALL_MS);

test('it is valid CycloneDX', async () => {
  const library = join(root, 'scripts/sbom/node_modules/@cyclonedx/cyclonedx-library/dist.node/index.node.js');
  const { Spec, Validation } = (await import(library)).default;
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  const text = readFileSync(file, 'utf8');
  expect(await validator.validate(text)).toBeNull();
  expect(await validator.validate(text.replace('"purl"', '"prul"'))).not.toBeNull();
});

test('it names the package, and each package that an installation brings, with its licence', () => {
  const { metadata, components } = JSON.parse(readFileSync(file, 'utf8'));
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(metadata.component).toMatchObject({ name, version, purl: `pkg:npm/${name}@${version}` });
  const all = listed(components);
  const names = all.map(({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`);
  expect([...new Set(names)].sort()).toEqual(installed());
  expect(all.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
  expect(JSON.stringify(components)).not.toContain(root);
});
