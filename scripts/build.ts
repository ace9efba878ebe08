/**
 * `npm run build`: compiles to `dist/`, JavaScript and types, and the migration tool into a separate package there.
 * Node does not strip types under node_modules. It also writes what the package lacks or would take long to load:
 * `dist/source-lines.json`, the lines of checks, faults and variants in the sources, and `dist/lists`, their texts. The types
 * that no export of the package refers to are left out.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFile, listText } from '../conformance/front/cli/list/written-suite.ts';
import { SUITES } from '../conformance/suites.ts';
import { removeInnerTypes } from './package/inner-types.ts';

/** The lines at which checks, faults and variants begin, by `file#export`. */
function sourceLines(): Readonly<Record<string, number>> {
  const files = globSync('conformance/*/{checks,faults,variants}/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test(-[a-z]+)?\.ts$/.test(path))
    .sort();
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const name = /^export const (\w+)/.exec(line)?.[1];
        return name === undefined ? [] : [[`${file}#${name}`, at + 1] as const];
      }),
  );
  return Object.fromEntries(lines);
}

rmSync('dist', { recursive: true, force: true });
const steps = [
  ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'],
  ['scripts/build-migration.ts', 'dist/touchstone-migration'],
];
for (const argv of steps) {
  const { status } = spawnSync(process.execPath, argv, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
removeInnerTypes('.');
writeFileSync('dist/source-lines.json', JSON.stringify(sourceLines()));
mkdirSync('dist/lists');
for (const suite of SUITES) writeFileSync(join('dist/lists', listFile(suite.name)), await listText(suite));
chmodSync('dist/conformance/front/cli/main.js', 0o755);
