/** DAOs of parameters by chance, held against the oracle; the smallest parameters that show a difference. */
import { type ModelDefect, type ModelTopic, modelDefect } from './model-defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { premise } from '../../../core/check/premise.ts';
import { sharedBase, migrateDaoOnBase } from '../runs/shared-base.ts';
import { plainDaoOnChain, universalDaoOnChain, createdDaoOnChain, fullDaoOnChain, bareDaoOnChain } from '../dao/all-daos.ts';
import { observedSetting } from './observed-setting.ts';
import { untrackedUniversalDao } from '../dao/untracked-universal-dao.ts';
import { type DaoOnChain, readDao } from '../dao/dao-on-chain.ts';
import { generatedDaoParams } from '../../inputs/arbitraries/dao-params.ts';
import { exactText, exactNode } from '../../../oracle/json/exact-node.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import type { DaoSetting } from '../../oracle/dao/expected-dao.ts';
import { founderHoldings } from '../../oracle/dao/founders.ts';
import { votingHashOf } from '../../oracle/voting/voting-parameters.ts';
import type { CompletedRun } from '../runs/completed-run.ts';
import { writtenDao } from '../dao/dao-part.ts';
import { runSummary } from '../runs/run-summary.ts';
import fc from 'fast-check';

/** How many DAOs are migrated at most, in about which time; one in any case. */
const MOST = 3;
const SHARE_MS = 6000;
/** How many more to make parameters smaller, and in which time. */
const TRIES = 16;
const SMALLER_MS = 20_000;

type Found = Omit<ModelDefect, 'reason'> & { readonly reason: ModelTopic | 'failed' };

class Different extends Error {
  readonly found: Found;
  constructor(found: Found) {
    super(found.actual);
    this.found = found;
  }
}

/** DAOs that were held against the oracle. */
interface Generated {
  readonly count: number;
  readonly seed: number;
  /** Topics that were not looked at, each with why. */
  readonly known: ReadonlyMap<ModelTopic, string>;
}

/** Holds that the generated DAOs are what they are to be in one topic. */
export async function judgeGeneratedDaos(t: Trial<MigrationTarget, never>, topic: ModelTopic): Promise<void> {
  const { count, seed, known } = await t.use(generatedDaos);
  if (known.has(topic)) t.inconclusive(known.get(topic)!);
  for (let i = 0; i < count; i++) t.judge(undefined);
  t.note(`${count} generated DAOs were migrated (fast-check seed ${seed})`);
}

export const generatedDaos = premise<MigrationTarget>()({
  name: 'generated DAOs',
  reasons: ['failed', 'parameters', 'founders', 'schemes', 'voting', 'ownership'],
  find: async (tool, t: Trial<MigrationTarget, Found['reason']>): Promise<Generated> => {
    const base = await t.use(sharedBase);
    const own = [await t.use(plainDaoOnChain), await t.use(universalDaoOnChain), await t.use(createdDaoOnChain), await t.use(fullDaoOnChain)];
    const without = await t.use(bareDaoOnChain);
    const shown = await observedSetting(t, without);
    // What shows in these is said of these.
    const known = new Map<ModelTopic, string>();
    const others = [without, await t.attempt(untrackedUniversalDao)].filter((one) => one !== undefined);
    for (const dao of [...own, ...others]) {
      const setting = { ...shown, base: addresses(dao.scene.base) };
      for (;;) {
        const found = await modelDefect(dao, setting, known);
        if (!found) break;
        known.set(found.reason, `already ${dao.params.orgName} is otherwise than its parameters: ${found.at}`);
      }
    }
    const setting = { ...shown, base: addresses(base.part) };
    const seed = t.random.below(2 ** 31);
    const [first] = own as [DaoOnChain];
    const numRuns = Math.min(MOST, Math.max(1, Math.floor(SHARE_MS / first.scene.run.durationMs)));
    const some = generatedDaoParams({
      universalController: own.some(({ params }) => params.useUController === true),
      genericScheme: own.some(({ params }) => params.schemes.GenericScheme === true),
    }).filter((params) => votesBy(params) && isWhole(params, setting));
    let [count, tries] = [0, 0];
    let until = Number.POSITIVE_INFINITY;
    let ended: unknown;
    const property = fc.asyncProperty(some, async (params) => {
      const smaller = until < Number.POSITIVE_INFINITY;
      if (ended !== undefined || (smaller && (tries++ >= TRIES || t.time.now() > until))) return;
      try {
        t.signal.throwIfAborted();
        const found = await difference(tool, base, params, { setting, known });
        if (!smaller) count++;
        if (!found) return;
        if (!smaller) until = t.time.now() + SMALLER_MS;
        throw new Different(found);
      } catch (cause) {
        if (cause instanceof Different) throw cause;
        ended = cause;
      }
    });
    const { errorInstance, counterexample, counterexamplePath } = await fc.check(property, { seed, numRuns });
    if (errorInstance instanceof Different) {
      const how = `${tries} tries to make them smaller, fast-check seed ${seed}, path ${counterexamplePath}`;
      const { found } = errorInstance;
      const at = `${found.at}, with the parameters ${exactText(counterexample?.[0]).slice(0, 1500)} (${how})`;
      t.judge({ ...found, at });
    }
    if (errorInstance) throw errorInstance;
    if (ended !== undefined) throw ended;
    return { count, seed, known };
  },
});

/** Whether a tool with these units can give every amount: there is no part of the smallest. */
const isWhole = (params: DaoParams, { founderUnits, votingAmounts }: DaoSetting) =>
  founderHoldings(exactNode(params), founderUnits) !== undefined &&
  params.VotingMachinesParams.every((item) => votingHashOf(exactNode(item), votingAmounts) !== undefined);

/** Of other schemes parameters do not say what they vote by. The draws are too few to leave to chance that there is one. */
const votesBy = ({ schemes }: DaoParams) => schemes.ContributionReward === true || schemes.GenericScheme === true;

const addresses = (base: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(base).map(([name, at]) => [name, String(at)]));

/** Migrates a DAO, and takes the chain back. */
async function difference(
  tool: MigrationTarget,
  base: CompletedRun,
  params: DaoParams,
  { setting, known }: { readonly setting: DaoSetting; readonly known: Generated['known'] },
): Promise<Found | undefined> {
  const { chain } = base.stage;
  const before = await chain.snapshot();
  try {
    const scene = await migrateDaoOnBase(tool, base, params);
    const part = writtenDao(scene);
    const expected = 'a run that succeeds, and writes `dao`';
    if (!part) return { reason: 'failed', expected, actual: runSummary(scene.run), at: 'dao' };
    const dao = await readDao({ scene: { ...scene, part, base: base.part }, params });
    if (!dao) return { reason: 'parameters', expected: 'an avatar', actual: `${part.Avatar}`, at: 'dao.Avatar' };
    return await modelDefect(dao, setting, known);
  } finally {
    await chain.revert(before);
  }
}
