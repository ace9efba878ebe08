import { type Requirement, requirementsOf } from '../../../core/requirement.ts';
import { logSuite } from '../../../log/index.ts';
import { usage } from '../usage.ts';

/** `touchstone list`: requirements with the checks that prove them. */
export function list(suite: string | undefined, options: { unproved?: boolean; json?: boolean }): void {
  if (suite !== undefined && suite !== 'log') usage(`there is no suite "${suite}"; there is: log`);
  const proofs = (one: Requirement) => logSuite.checks.filter((check) => check.proves.includes(one.id));
  const rows = requirementsOf('log')
    .filter((one) => !options.unproved || (!one.excluded && proofs(one).length === 0))
    .map((one) => ({
      ...one,
      checks: proofs(one).map((check) => ({ id: check.id, needs: check.needs, reasons: check.reasons })),
    }));
  if (options.json) {
    process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    return;
  }
  for (const row of rows) {
    process.stdout.write(`${row.id}  ${row.level.padEnd(6)}  ${row.ruleset.padEnd(10)}  ${row.text}\n`);
    for (const check of row.checks)
      process.stdout.write(`${' '.repeat(12)}${check.id}: ${Object.keys(check.reasons).join(', ')}\n`);
    if (row.excluded) process.stdout.write(`${' '.repeat(12)}not judged: ${row.excluded}\n`);
  }
}
