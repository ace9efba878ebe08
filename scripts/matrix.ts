/**
 * `npm run matrix [-- SUITE...] [--only NAME]...`: judges each fault and variant by all checks, and writes who sees it, and
 * how long that took, to `conformance/<suite>/generated/matrix.ts`. `touchstone self-test` chooses checks by it. With `--only`
 * these rows are written anew, and the others stay.
 */

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { MatrixRow } from '../conformance/command/self-test-matrix.ts';
import { alterationsOfSuite, loadSuite } from '../conformance/front/self-test/loaded-suite.ts';
import { matrixModule } from '../conformance/front/self-test/matrix/matrix-module.ts';
import { inOrder } from '../conformance/front/self-test/process/in-order.ts';
import { openWorkers } from '../conformance/front/self-test/process/judging-process.ts';
import { SUITES } from '../conformance/suites.ts';

const KEEPING = SUITES.filter(({ matrix }) => matrix !== undefined);
const USAGE = `usage: npm run matrix [-- SUITE...] [--only NAME]... [--jobs N]

  SUITE   ${KEEPING.map(({ name }) => name).join(', ')}; all without it
  --only  writes the rows of these faults and variants anew, and keeps the others
  --jobs  how many are judged at once (as many as the machine has processors)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, jobs: { type: 'string', default: `${availableParallelism()}` } },
});
const chosen = KEEPING.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.some((name) => !KEEPING.some((suite) => suite.name === name));
if (unknown || !/^[1-9]\d?$/.test(values.jobs)) {
  console.error(USAGE);
  process.exit(2);
}

for (const descriptor of chosen) {
  const suite = await loadSuite(descriptor);
  const places = alterationsOfSuite(suite).filter(({ name }) => values.only?.includes(name) ?? true);
  const rows = new Map<string, MatrixRow>();
  const before = suite.matrix?.checks.length === 0 ? undefined : suite.matrix;
  const workers = openWorkers(Math.min(Number(values.jobs), places.length));
  const file = fileURLToPath(new URL(`../conformance/${suite.name}/generated/matrix.ts`, import.meta.url));
  const lanes = workers.map((worker) => async (at: (typeof places)[number]) => ({ at, row: await worker.record(at) }));
  try {
    for await (const { at, row } of inOrder(places, lanes)) {
      if (typeof row === 'string') console.error(`${at.name} gets no row, so all checks judge it: ${row}`);
      else rows.set(`${at.kind}/${at.name}`, row);
      // An interrupted run keeps its rows, and those that it had not come to.
      writeFileSync(file, matrixModule(suite, rows, before));
      console.log(`${at.suite} ${at.name}: ${typeof row === 'string' ? '-' : `${row.sees.join(' ')} (${row.ms} ms)`}`);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
  writeFileSync(file, matrixModule(suite, rows, values.only === undefined ? undefined : before));
}
