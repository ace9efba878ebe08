import { caller } from '../../../command/caller.ts';
import { similarNamesHint } from '../../../command/options/similar-names.ts';
import type { SuiteDescriptor } from '../../../command/suite-descriptor.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { ChosenJudgement } from '../../self-test/judge-chosen.ts';
import { type AlterationPlace, alterationsOfSuite, type LoadedSuite } from '../../self-test/loaded-suite.ts';
import { inOrder } from '../../self-test/process/in-order.ts';
import { openWorkers } from '../../self-test/process/judging-process.ts';
import { shards } from '../../self-test/selection/shards.ts';
import { listedSuites, loadableSuites, suitesNamed } from '../list/suites.ts';
import { type SelfTestOptions, selfTestSettings } from './options.ts';
import { judgementLines, matrixLines, totalLines } from './text.ts';

type ListedAlterations = Pick<LoadedSuite, 'name' | 'alterations' | 'matrix'>;

/** `touchstone self-test`: every fault must be caught for exactly its reasons, every variant must pass. */
export async function selfTest(suite: string | undefined, options: SelfTestOptions): Promise<void> {
  const named = loadableSuites(suitesNamed(suite), suite !== undefined);
  const waits = named.some(({ testbedWaits }) => testbedWaits === true);
  const { seed, jobs, shard } = selfTestSettings(options, waits);
  const suites = await Promise.all(named.map(listedSuite));
  const wanted = wantedPlaces(suites, options.only);
  const places = shards(wanted, shard.of, (place) => costIn(suites, place))[shard.part - 1]!;
  const print = (lines: readonly string[]) => caller().stdout.write(lines.map((line) => `${line}\n`).join(''));
  const judged: ChosenJudgement[] = [];
  const workers = openWorkers(Math.min(jobs, places.length));
  const lanes = workers.map((worker) => (at: AlterationPlace) => worker.judge(at, seed));
  // The timers of a reference in this process keep no process alive: it ended here while a log waited for one.
  const alive = setInterval(() => {}, 60_000);
  try {
    for await (const judgement of inOrder(places, lanes)) {
      judged.push(judgement);
      print(judgementLines(judgement, options.only !== undefined));
    }
  } finally {
    clearInterval(alive);
    await Promise.all(workers.map((worker) => worker.close()));
  }
  const listed = options.matrix ? await listedSuites(named) : [];
  for (const { checks } of listed)
    print(
      matrixLines(
        judged,
        checks.map(({ id }) => id),
      ),
    );
  print(totalLines(judged, seed));
  if (judged.some(({ wrong }) => wrong.length > 0)) caller().exitCode = 1;
}

/** A suite without its testbed, which the workers load. */
async function listedSuite(suite: SuiteDescriptor): Promise<ListedAlterations> {
  return { name: suite.name, alterations: await suite.alterations(), matrix: await suite.matrix?.() };
}

/** The faults and variants to judge, suite by suite. @throws UsageError for a name that none of the suites has. */
function wantedPlaces(
  suites: readonly ListedAlterations[],
  only: readonly string[] | undefined,
): readonly AlterationPlace[] {
  const all = suites.flatMap(alterationsOfSuite);
  const names = all.map(({ name }) => name);
  for (const name of only ?? [])
    if (!names.includes(name))
      throwUsageError(`no fault or variant is called "${name}"${similarNamesHint(name, names)}`);
  return only ? all.filter(({ name }) => only.includes(name)) : all;
}

function costIn(suites: readonly ListedAlterations[], { suite, kind, name }: AlterationPlace): number | undefined {
  return suites.find((one) => one.name === suite)?.matrix?.[kind][name]?.ms;
}
