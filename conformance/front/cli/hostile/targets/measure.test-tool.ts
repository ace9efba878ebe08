/**
 * `npm run hostile [-- TEXT]`: judges every hostile target, or those with this text in `interface: name`, and writes what it
 * measured into `docs/hostile-targets.md`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostileTargets } from './all.test-tool.ts';
import { type HostileRun, runHostile } from './run.test-tool.ts';
import { hostilePage, TABLE_FILE } from './table.test-tool.ts';

const [text = ''] = process.argv.slice(2);
const chosen = hostileTargets.filter(({ of, name }) => `${of}: ${name}`.includes(text));
if (chosen.length === 0) {
  console.error(`Expected a part of one of these, found "${text}":`);
  for (const { of, name } of hostileTargets) console.error(`  ${of}: ${name}`);
  process.exit(2);
}
const runs: HostileRun[] = [];
for (const target of chosen) {
  const run = await runHostile(target);
  runs.push(run);
  const figures = `${run.seconds.toFixed(1)} s, ${Math.round(run.peakMb)} MB, exit code ${run.code}`;
  console.log(`${target.of}: ${target.name}: ${figures}: ${run.judgement.slice(0, 200)}`);
  if (!target.exits.includes(run.code)) {
    console.log(run.stderr.slice(0, 2000));
    process.exitCode = 1;
  }
}
const page = new URL(`../../../../../${TABLE_FILE}`, import.meta.url);
const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
writeFileSync(page, hostilePage(hostileTargets, runs, before));
