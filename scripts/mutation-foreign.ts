/**
 * `npm run mutation foreign`: makes small changes in programs that others wrote, and tells which of them our suites
 * notice. Nothing of theirs is kept: their pinned packages are copied into a temporary folder. The results are in
 * `mutation/foreign/<name>`.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentText } from '../conformance/front/mutation/mutation-result.ts';
import { readReasons, unexplainedSurvivors } from '../conformance/front/mutation/survivors.ts';
import { drawnMutants, explained, type ForeignResult, foreignResult } from '../interop/foreign/foreign-result.ts';
import { type Judged, judgeChanges } from '../interop/foreign/judge-changes.ts';
import type { Bench, Subject } from '../interop/foreign/subject.ts';
import { MEASURED, type Measured } from '../interop/foreign/subjects.ts';
import { foreignTable, withTable } from '../interop/foreign/table.ts';

const USAGE = `usage: npm run mutation foreign -- [--seed N] [--sample N] [NAME]...

  NAME      ${MEASURED.map(({ subject }) => subject.name).join(', ')} (all of them)
  --seed    draws other changes, and writes nothing (default 1)
  --sample  judges so many of each, and writes nothing`;
const PAGE = 'docs/mutants.md';

/** Runs the command with these arguments; gives its exit code. */
export async function mutateForeign(args: readonly string[]): Promise<number> {
  const options = { seed: { type: 'string' }, sample: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const chosen = MEASURED.filter(({ subject }) => positionals.length === 0 || positionals.includes(subject.name));
  if (values.help || chosen.length < positionals.length) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const whole = values.seed === undefined && values.sample === undefined;
  let open = false;
  for (const measured of chosen) {
    const sample = values.sample === undefined ? measured.sample : Number(values.sample);
    open = !(await measure({ ...measured, sample }, BigInt(values.seed ?? 1), whole)) || open;
  }
  if (whole) writeTable();
  return open ? 1 : 0;
}

/** Judges changes of one program; gives whether each survivor has a reason. `whole`: writes the result. */
async function measure({ subject, sample, workers }: Measured, seed: bigint, whole: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-foreign-'));
  try {
    const benches = await openBenches(subject, folder, workers);
    const [bench] = benches;
    const drawn = await judgeChanges(benches, { seed, sample }, tell);
    const mutants = drawnMutants(bench.changes, drawn, (file) => readFileSync(bench.path(file), 'utf8'));
    const place = `mutation/foreign/${subject.name}`;
    const reasons = existsSync(place) ? readReasons(readFileSync(`${place}/survivors.yaml`, 'utf8')) : [];
    const match = explained(mutants, reasons, whole);
    const { versions, changes } = bench;
    const setUps = bench.setUps.map(({ name }) => name);
    const result = foreignResult({ name: subject.name, versions, seed, changes, setUps }, mutants, match);
    tellResult(result);
    for (const key of match.stale) console.error(`listed in ${place}/survivors.yaml, and no survivor: ${key}`);
    const unexplained = unexplainedSurvivors(match.survivors);
    if (unexplained !== '') console.error(`survivors without a reason in ${place}/survivors.yaml:\n\n${unexplained}`);
    if (whole) writeResult(place, result);
    return unexplained === '' && match.stale.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openBenches({ open }: Subject, folder: string, count: number): Promise<[Bench, ...Bench[]]> {
  const copy = (nth: number) => open(mkdtempSync(join(folder, `${nth}-`)));
  return Promise.all([copy(0), ...Array.from({ length: count - 1 }, (_, i) => copy(i + 1))]);
}

function tell({ change, fate }: Judged): void {
  if (fate.status === 'NoCoverage') return;
  console.log(`${fate.status.padEnd(12)} ${change.file}:${change.line} ${change.operator}: ${change.replacement}`);
  if (fate.status === 'Killed') console.log(`             ${fate.killedBy?.join(', ')}`);
  const [because = ''] = (fate.statusReason ?? '')
    .trim()
    .split('\n')
    .slice(fate.status === 'CompileError' ? -1 : 0);
  if (because !== '') console.log(`             ${because.slice(0, 200)}`);
}

function tellResult({ suite, versions, all, visible, judgeable, withoutCheck, ...result }: ForeignResult): void {
  const { opens, verdict } = withoutCheck;
  console.log(`
${suite}: ${versions.join(', ')}
${result.changes} changes, ${result.drawn} drawn: ${result.notRun} in code that does not run, ${result.notBuilt.length} not built
noticed:                                ${percentText(all)} (${all.killed}/${all.mutants})
  of what somebody outside could see:   ${percentText(visible)} (${visible.killed}/${visible.mutants})
  of what a source rules out:           ${percentText(judgeable)} (${judgeable.killed}/${judgeable.mutants})
not by a check that failed: ${opens} did not start, ${verdict} left the run incomplete`);
}

function writeResult(place: string, result: ForeignResult): void {
  mkdirSync(place, { recursive: true });
  if (!existsSync(`${place}/survivors.yaml`)) writeFileSync(`${place}/survivors.yaml`, '[]\n');
  writeFileSync(`${place}/result.json`, JSON.stringify(result, null, 2));
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', `${place}/result.json`]);
}

function writeTable(): void {
  const files = MEASURED.map(({ subject }) => `mutation/foreign/${subject.name}/result.json`).filter(existsSync);
  const results = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as ForeignResult);
  writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), foreignTable(results)));
}
