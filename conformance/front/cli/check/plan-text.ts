import type { Job } from '../../../command/job.ts';
import type { Check } from '../../../core/check/check.ts';
import { endingWithoutFacet } from '../../../core/run/ending.ts';
import type { Absence } from '../../../core/target/target.ts';
import type { CheckResult } from '../../../core/verdict/outcome.ts';
import { isFeedJob } from '../../../feed/command/job-target.ts';
import { isMigrationJob } from '../../../migration/command/job-target.ts';
import { groupedByCause } from '../../../report/console/grouped.ts';

/** The facets that a run of this job does not have, with why. */
export function absentFacetsOf({
  target,
  process,
}: Pick<Job, 'target' | 'process'>): Readonly<Record<string, Absence>> {
  const facets: Readonly<Record<string, unknown>> = facetsOf(target, process);
  const lacking = Object.keys(facets).filter((name) => facets[name] === undefined);
  return {
    ...Object.fromEntries(lacking.map((name) => [name, name === 'keys' ? 'not-given' : 'not-offered'] as const)),
    ...target.absent,
  };
}

/** The facets that there are, each with what is given for it. */
function facetsOf(target: Job['target'], process: Job['process']): Readonly<Record<string, unknown>> {
  if (isMigrationJob(target)) {
    const { command, module, libraryCommand, resetCommand, image } = target.tool;
    const library = module ?? libraryCommand;
    return { argv: command, call: library, localChain: library, reset: resetCommand, image, processes: true };
  }
  if (isFeedJob(target))
    return {
      sites: target.sitesUrl,
      otherSite: target.otherSite,
      otherKey: target.otherKey,
      publisher: target.publishCommand,
      clock: target.clockCommand,
    };
  return { keys: target.keys, append: target.append, create: target.entries, grpc: target.rpc, restart: process };
}

/**
 * What `--plan` says: the checks that would run, one a line, and those that would not, by what they lack. `foreseen`: those
 * that are known not to apply.
 */
export function planText(
  checks: readonly Check<never>[],
  absent: Readonly<Record<string, Absence>>,
  width: number | undefined,
  foreseen: readonly CheckResult[] = [],
): string {
  // Every facet that is not absent is there: which one it is, the plan does not ask.
  const facets = new Set(checks.flatMap(({ needs, needsOneOf }) => [...needs, ...needsOneOf] as readonly string[]));
  const there = Object.fromEntries(
    [...facets].filter((name) => !Object.hasOwn(absent, name)).map((name) => [name, {}]),
  );
  const target = { ...there, absent } as unknown as Parameters<typeof endingWithoutFacet>[1];
  const idle = new Map(foreseen.map((one) => [one.id, one]));
  const planned = checks.map((check) => ({ check, ending: endingWithoutFacet(check, target) ?? idle.get(check.id) }));
  const runs = planned.filter(({ ending }) => !ending).map(({ check }) => `${check.id}  ${check.proves.join(' ')}`);
  const lacking = planned.flatMap(({ check, ending }) => (ending ? [{ id: check.id, ...ending }] : []));
  const rest =
    lacking.length === 0 ? [] : ['', `Would not run (${lacking.length}):`, ...groupedByCause(lacking, width)];
  return [...runs, ...rest, ''].join('\n');
}
