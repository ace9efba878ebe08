import { alterationNames, loadAlteration } from '../../command/alterations.ts';
import { caller } from '../../command/caller.ts';
import { similarNamesHint } from '../../command/options/similar-names.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import type { Check } from '../../core/check/check.ts';
import { type Judgement, judgeAlteration } from '../self-test/judge.ts';
import { alterableSuitesNamed, loadableSuites } from './list/suites.ts';

/** `touchstone self-test`: every fault must be caught for exactly its reasons, every variant must pass. */
export async function selfTest(
  suite: string | undefined,
  options: { matrix?: boolean; only?: readonly string[] },
): Promise<void> {
  const suites = loadableSuites(alterableSuitesNamed(suite), suite !== undefined);
  const all = suites.flatMap(({ name }) => [...alterationNames('faults', name), ...alterationNames('variants', name)]);
  for (const name of options.only ?? [])
    if (!all.includes(name)) throwUsageError(`no fault or variant is called "${name}"${similarNamesHint(name, all)}`);
  const judged: Judgement[] = [];
  const kinds = suites.flatMap(({ name }) => [[name, 'faults'] as const, [name, 'variants'] as const]);
  for (const [of, kind] of kinds)
    for (const name of alterationNames(kind, of)) {
      if (options.only && !options.only.includes(name)) continue;
      const one = await judgeAlteration(of, name, await loadAlteration(kind, of, name));
      judged.push(one);
      caller().stdout.write(
        `${one.wrong.length === 0 ? '✓' : '✗'} ${one.kind} ${name}${one.kind === 'fault' ? `: ${one.failed.join(', ')}` : ''}\n`,
      );
      for (const sentence of one.wrong) caller().stdout.write(`    ${sentence}\n`);
    }
  if (suites.some(({ name }) => name === 'migration'))
    await (await import('../../migration/testbed/testbed.ts')).closeMigrationTestbeds();
  if (options.matrix) for (const { checks } of suites) printMatrix(judged, checks);
  const bad = judged.filter((one) => one.wrong.length > 0).length;
  const counted = (kind: Judgement['kind']) => {
    const count = judged.filter((one) => one.kind === kind).length;
    return `${count} ${kind}${count === 1 ? '' : 's'}`;
  };
  caller().stdout.write(
    `${counted('fault')}, ${counted('variant')}; ${bad === 0 ? 'all as they should be' : `${bad} not as they should be`}\n`,
  );
  if (bad > 0) caller().exitCode = 1;
}

function printMatrix(judged: readonly Judgement[], checks: readonly Check<never>[]): void {
  caller().stdout.write('\nWhich faults each check catches:\n');
  for (const check of checks) {
    const caught = judged.filter(
      (one) => one.kind === 'fault' && one.failed.some((key) => key.startsWith(`${check.id}#`)),
    );
    caller().stdout.write(
      `  ${check.id.padEnd(36)} ${caught.length === 0 ? 'none' : caught.map((one) => one.name).join(', ')}\n`,
    );
  }
  caller().stdout.write('\n');
}
