import { alterationNames, loadAlteration } from '../../command/alterations.ts';
import { caller } from '../../command/caller.ts';
import { similarNamesHint } from '../../command/options/similar-names.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import type { Check } from '../../core/check/check.ts';
import { type Judgement, judgeAlteration } from '../self-test/judge.ts';
import { loadableSuites, suitesNamed } from './list/suites.ts';

const KINDS = ['faults', 'variants'] as const;

/** `touchstone self-test`: every fault must be caught for exactly its reasons, every variant must pass. */
export async function selfTest(
  suite: string | undefined,
  options: { matrix?: boolean; only?: readonly string[] },
): Promise<void> {
  const suites = loadableSuites(suitesNamed(suite), suite !== undefined);
  const loaded = await Promise.all(
    suites.map(async (descriptor) => ({
      alterations: await descriptor.alterations(),
      testbed: await descriptor.testbed(),
      checks: (await descriptor.suite()).checks,
    })),
  );
  const names = loaded.flatMap(({ alterations }) => KINDS.flatMap((kind) => alterationNames(alterations, kind)));
  for (const name of options.only ?? [])
    if (!names.includes(name))
      throwUsageError(`no fault or variant is called "${name}"${similarNamesHint(name, names)}`);
  const judged: Judgement[] = [];
  for (const { alterations, testbed } of loaded) {
    for (const kind of KINDS)
      for (const name of alterationNames(alterations, kind)) {
        if (options.only && !options.only.includes(name)) continue;
        const judgement = await judgeAlteration(testbed, name, await loadAlteration(alterations, kind, name));
        judged.push(judgement);
        caller().stdout.write(
          `${judgement.wrong.length === 0 ? '✓' : '✗'} ${judgement.kind} ${name}${judgement.kind === 'fault' ? `: ${judgement.failed.join(', ')}` : ''}\n`,
        );
        for (const sentence of judgement.wrong) caller().stdout.write(`    ${sentence}\n`);
      }
    await testbed.close?.();
  }
  if (options.matrix) for (const { checks } of loaded) printMatrix(judged, checks);
  const bad = judged.filter((judgement) => judgement.wrong.length > 0).length;
  const counted = (kind: Judgement['kind']) => {
    const count = judged.filter((judgement) => judgement.kind === kind).length;
    return `${count} ${kind}${count === 1 ? '' : 's'}`;
  };
  caller().stdout.write(
    `${counted('fault')}, ${counted('variant')}; ${bad === 0 ? 'all as expected' : `${bad} not as expected`}\n`,
  );
  if (bad > 0) caller().exitCode = 1;
}

function printMatrix(judged: readonly Judgement[], checks: readonly Check<never>[]): void {
  caller().stdout.write('\nWhich faults each check catches:\n');
  for (const check of checks) {
    const caught = judged.filter(
      (judgement) => judgement.kind === 'fault' && judgement.failed.some((key) => key.startsWith(`${check.id}#`)),
    );
    caller().stdout.write(
      `  ${check.id.padEnd(36)} ${caught.length === 0 ? 'none' : caught.map((judgement) => judgement.name).join(', ')}\n`,
    );
  }
  caller().stdout.write('\n');
}
