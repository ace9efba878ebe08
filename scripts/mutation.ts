/**
 * `npm run mutation log` or `feed`: alters the reference with all mutators of Stryker and checks whether the
 * conformance suite notices. A surviving mutant needs a reason in `mutation/<suite>/survivors.yaml`; the result is
 * written beside it.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { SUITE_VARIABLE, testbedNamesOf } from '../conformance/front/mutation/judge-testbed.ts';
import { killMatrix } from '../conformance/front/mutation/kill-matrix.ts';
import { isKilled, isSurvivor, mutantsOf } from '../conformance/front/mutation/mutant.ts';
import { mutationResult, percentText } from '../conformance/front/mutation/mutation-result.ts';
import { strykerOptions } from '../conformance/front/mutation/stryker-options.ts';
import { matchSurvivors, readReasons, unexplainedSurvivors } from '../conformance/front/mutation/survivors.ts';
import { SUITES } from '../conformance/suites.ts';
import { mutateForeign } from './mutation-foreign.ts';
import { npmFolder } from './npm-folder.ts';

/** The part of `@stryker-mutator/core` that runs it. */
interface StrykerCore {
  readonly Stryker: new (options: PartialStrykerOptions) => { runMutationTest(): Promise<MutantResult[]> };
}

const USAGE = `usage: npm run mutation log|feed -- [--files GLOB]... [--quick] [--incremental] [--concurrency N] [--killers]
       npm run mutation foreign -- --help

  --files        mutates these only, and writes nothing
  --quick        leaves a mutant when one set-up has noticed it, and writes nothing
  --incremental  judges only mutants of what changed since the last run with the same checks, and writes nothing
  --concurrency  how many workers (default 2)
  --killers      says for each mutant that was noticed who did`;

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
if (process.argv[2] === 'foreign') process.exit(await mutateForeign(process.argv.slice(3)));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    incremental: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
    killers: { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
const descriptor = SUITES.find((suite) => suite.name === name);
const mutation = positionals.length === 1 ? (await descriptor?.testbed())?.mutation : undefined;
if (!descriptor || !mutation) {
  console.error(USAGE);
  process.exit(2);
}
const suite = { files: mutation.files, checks: (await descriptor.suite()).checks };
const partial = values.files !== undefined;
// The workers inherit the variable.
process.env[SUITE_VARIABLE] = name;
const standNames = await testbedNamesOf(name);

/** A digest of all files that affect the results, apart from the mutated file: a change invalidates earlier results. */
function digest(): string {
  const hash = createHash('sha256');
  const files = globSync(['conformance/**/*.ts', 'spec/**/*', 'package-lock.json'], { withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.filter((path) => !path.endsWith('.test.ts')).sort())
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

const cache = 'node_modules/.cache/touchstone';
if (values.incremental) mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'touchstone-mutation-'));
// This also removes the files of workers that had to be stopped.
Object.assign(process.env, { TMPDIR: folder, TMP: folder, TEMP: folder });
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
// Its many packages are in a folder of their own, since nothing else needs them.
const core = join(await npmFolder('mutation'), 'node_modules/@stryker-mutator/core/dist/src/index.js');
const { Stryker }: StrykerCore = await import(pathToFileURL(core).href);
const began = performance.now();
const reported = await new Stryker(
  strykerOptions({
    files: values.files ?? suite.files,
    folder,
    concurrency: Number(values.concurrency),
    watched: process.stdout.isTTY,
    quick: values.quick,
    ...(values.incremental ? { earlier: `${cache}/mutation-${name}-${digest()}.json` } : {}),
  }),
)
  .runMutationTest()
  .finally(() => rmSync(folder, { recursive: true, force: true }));
const seconds = (performance.now() - began) / 1000;

const byFile = Object.groupBy(reported, ({ fileName }) => fileName.slice(root.length).replaceAll('\\', '/'));
const mutants = Object.keys(byFile)
  .sort()
  .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8'), byFile[file]!));

const place = `mutation/${name}`;
const matched = matchSurvivors(mutants, readReasons(readFileSync(`${place}/survivors.yaml`, 'utf8')), !partial);
const result = mutationResult(name, standNames, mutants, matched);

if (values.killers)
  for (const mutant of mutants.filter(isKilled))
    console.log(
      `${mutant.file}:${mutant.line} ${mutant.key}\n    ${mutant.status} ${mutant.killedBy.join(', ')} ${mutant.because ?? ''}`,
    );
for (const [file, score] of Object.entries(result.files))
  console.log(`${percentText(score).padStart(8)}  ${`${score.killed}/${score.mutants}`.padStart(9)}  ${file}`);
const { verdict, opens, ours } = result.withoutCheck;
const endless = mutants.filter((mutant) => mutant.status === 'Timeout').length;
console.log(`
${mutants.length} mutants in ${seconds.toFixed(0)} s, ${((seconds / mutants.length) * 1000).toFixed(0)} ms each
noticed:                                ${percentText(result.all)} (${result.all.killed}/${result.all.mutants})
  of what somebody outside could see:   ${percentText(result.visible)} (${result.visible.killed}/${result.visible.mutants})
  of what a source rules out:           ${percentText(result.judgeable)} (${result.judgeable.killed}/${result.judgeable.mutants})
not by a check that failed: ${opens} would not open, ${verdict} left the run incomplete, ${endless} never ended, ${ours} broke a check`);

const broken = mutants.filter((mutant) => !isKilled(mutant) && !isSurvivor(mutant));
for (const mutant of broken)
  console.error(`${mutant.file}:${mutant.line}: ${mutant.key}: ${mutant.status}: ${mutant.because}`);
for (const key of matched.stale) console.error(`listed in ${place}/survivors.yaml, and no survivor: ${key}`);
const open = unexplainedSurvivors(matched.survivors);
if (open !== '') console.error(`survivors without a reason in ${place}/survivors.yaml:\n\n${open}`);

if (!partial && !values.quick && !values.incremental) {
  writeFileSync(`${place}/result.json`, JSON.stringify(result, null, 2));
  writeFileSync(`${place}/matrix.md`, killMatrix(name, mutants, suite.checks, standNames));
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', `${place}/result.json`]);
}
process.exitCode = broken.length + matched.stale.length === 0 && open === '' ? 0 : 1;
