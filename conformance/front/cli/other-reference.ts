import type { Command } from 'commander';
import { throwUsageError } from '../../command/usage-error.ts';
import { SUITES } from '../../suites.ts';

/**
 * Refuses a fault or variant of another suite's reference, and names the command that takes it. `served`: the suites whose
 * reference `serve` runs. @throws UsageError
 */
export async function refuseOtherReference(command: Command, served: readonly string[]): Promise<void> {
  for (const kind of ['fault', 'variant'] as const) {
    const name: unknown = command.opts()[kind];
    if (typeof name !== 'string') continue;
    const having = await suitesWith(`${kind}s`, name);
    const [other] = having;
    if (other === undefined || having.includes(command.name())) continue;
    const run = served.includes(other) ? `serve ${other} --${kind} ${name}` : `self-test ${other} --only ${name}`;
    throwUsageError(
      `--${kind} ${name}: the reference of the suite ${other} has this ${kind}: "touchstone ${run}" runs it`,
    );
  }
}

async function suitesWith(kind: 'faults' | 'variants', name: string): Promise<readonly string[]> {
  const tables = await Promise.all(SUITES.map(async (suite) => ({ suite, table: (await suite.alterations())[kind] })));
  return tables.filter(({ table }) => Object.hasOwn(table, name)).map(({ suite }) => suite.name);
}
