import { caller } from '../../../command/caller.ts';
import type { CheckTarget, CheckTargets } from '../../../command/check-targets.ts';
import type { CheckOptions } from '../../../command/options/check-options.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { inTurn } from '../output/in-turn.ts';

/**
 * Judges each of several targets, with a heading, and sums up at the end. A single one is judged like any target.
 *
 * @throws UsageError where there is no target, or the options are about one.
 */
export async function judgeTargets(
  { source, list, leftOut }: CheckTargets,
  options: CheckOptions,
  judge: (target: CheckTarget) => Promise<void>,
): Promise<void> {
  const [first] = list;
  if (!first) throwUsageError(`${source} has nothing to judge: ${leftOut.join('; ')}`);
  if (options.plan) {
    if (list.length > 1) caller().stdout.write(`In turn: ${list.map(({ name }) => name).join(', ')}\n\n`);
    return judge(first);
  }
  if (list.length > 1) refuseSingleOutputs(options, list.length);
  await inTurn(
    list.map((target) => ({
      ...target,
      run: () => judge(list.length > 1 ? { ...target, options: withOwnFiles(target) } : target),
    })),
    { source, leftOut, quiet: options.quiet ?? false },
  );
}

/** Outputs that hold one report, and the report of an earlier run, which is of one target. */
function refuseSingleOutputs({ json, report = [], onlyFailed }: CheckOptions, count: number): void {
  const toOutput = report.find((text) => !text.includes('=') && !/^(console|annotations)$/.test(text));
  const option = json ? '--json' : onlyFailed !== undefined ? '--only-failed' : toOutput && `--report ${toOutput}`;
  if (option)
    throwUsageError(
      `${option} is for one target, and there are ${count}: choose one, or give --report a file, whose name gets the name of each`,
    );
}

/** The options of a target with report files of its own: `report.json` becomes `report-NAME.json`. */
function withOwnFiles({ name, options }: CheckTarget): CheckOptions {
  const own = name.replaceAll(/[^A-Za-z0-9.-]+/g, '_');
  const named = (text: string) => text.replace(/^([a-z]+=.*?)(\.[A-Za-z0-9]+)?$/s, `$1-${own}$2`);
  return { ...options, ...(options.report ? { report: options.report.map(named) } : {}) };
}
