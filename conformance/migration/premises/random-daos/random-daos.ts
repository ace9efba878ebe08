/** DAOs of random parameters, compared with the oracle; a difference is shown by the smallest parameters found. */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { exactText } from '../../../oracle/json/exact-node.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import {
  bareDaoOnChain,
  createdDaoOnChain,
  fullDaoOnChain,
  plainDaoOnChain,
  universalDaoOnChain,
} from '../dao/all-daos.ts';
import { readDao } from '../dao/dao-on-chain.ts';
import { writtenDao } from '../dao/dao-part.ts';
import { untrackedUniversalDao } from '../dao/untracked-universal-dao.ts';
import { offeredParams } from '../parameters/offered-params.ts';
import type { CompletedRun } from '../runs/completed-run.ts';
import { runSummary } from '../runs/run-summary.ts';
import { migrateDaoOnBase, sharedBase } from '../runs/shared-base.ts';
import type { ModelSetting } from './flag-defects.ts';
import { modelDefect } from './model-defect.ts';
import type { ModelDefect, ModelTopic } from './model-difference.ts';
import { observedSetting } from './observed-setting.ts';
import { ownContractDaos } from './own-contract-daos.ts';
import { ownContractFiles, takenValues } from './taken-values.ts';

/** At most so many DAOs are migrated, in about this time; at least one. */
const MOST_DAOS = 3;
const BUDGET_MS = 6000;
/** Limits of the search for smaller parameters. */
const MOST_TRIES = 16;
const SEARCH_MS = 20_000;

type GeneratedDefect = Omit<ModelDefect, 'reason'> & { readonly reason: ModelTopic | 'failed' };

/** Makes fast-check look for smaller parameters that differ as well. */
class DifferentDao extends Error {
  readonly defect: GeneratedDefect;
  constructor(defect: GeneratedDefect) {
    super(defect.actual);
    this.defect = defect;
  }
}

/** A DAO of generated parameters, compared with the oracle. */
interface GeneratedDao {
  /** The first difference from the oracle, in the topics that were compared. */
  readonly defect: GeneratedDefect | undefined;
}

/** The DAOs that were compared with the oracle. */
interface GeneratedDaos {
  readonly daos: readonly GeneratedDao[];
  readonly seed: number;
  /** Topics that were not compared, each with the reason: a DAO of the suite differs there already. */
  readonly skipped: ReadonlyMap<ModelTopic, string>;
}

/** The keys without which no holdings can be expected. */
export const FOUNDER_KEYS = ['founders', 'address', 'tokens', 'reputation'] as const;

/** The generated DAOs, for a check of one topic. */
export async function requireGeneratedDaos(
  t: Trial<MigrationTarget, never>,
  topic: ModelTopic,
): Promise<readonly GeneratedDao[]> {
  const { daos, seed, skipped } = await t.use(generatedDaos);
  const reason = skipped.get(topic);
  if (reason !== undefined) t.inconclusive(reason);
  t.note(`generated DAOs: ${daos.length} (fast-check seed ${seed})`);
  return daos;
}

/** A generated DAO that differs from its parameters in a topic. */
export function generatedDaoDefect({ defect }: GeneratedDao, topic: ModelTopic): Defect<'differs'> | undefined {
  return defect?.reason === topic ? { ...defect, reason: 'differs' } : undefined;
}

export const generatedDaos = premise<MigrationTarget>()({
  name: 'generated-daos',
  reasons: ['failed', 'parameters', 'founders', 'schemes', 'voting', 'ownership', 'stand-alone', 'custom-schemes'],
  find: async (tool, t: Trial<MigrationTarget, GeneratedDefect['reason']>): Promise<GeneratedDaos> => {
    const base = await t.use(sharedBase);
    const plain = await t.use(plainDaoOnChain);
    const [universal, created, full] = [
      await t.use(universalDaoOnChain),
      await t.use(createdDaoOnChain),
      await t.use(fullDaoOnChain),
    ];
    const bare = await t.use(bareDaoOnChain);
    const { setting: observed, seesVotes } = await observedSetting(t, { plain, bare, universal, created });
    const takes = await takenValues(tool, t, { base: base.part, daos: [plain, universal, created, full, bare] });
    // The checks of the suite's own DAOs report the differences of those.
    const skipped = new Map<ModelTopic, string>();
    if (!FOUNDER_KEYS.every((key) => tool.has('params', key))) skipped.set('founders', 'the tool takes no founders');
    if (!seesVotes) skipped.set('voting', 'the votes of the plain DAO are not known');
    const notMigrated = "the tool did not migrate the suite's own";
    if (!takes.items) skipped.set('stand-alone', `${notMigrated} stand-alone contracts`);
    if (!takes.entries) skipped.set('custom-schemes', `${notMigrated} custom schemes`);
    const untracked = await t.attempt(untrackedUniversalDao);
    const others = [...(untracked ? [untracked] : []), ...(await ownContractDaos(tool, t))];
    for (const dao of [plain, universal, created, full, bare, ...others]) {
      const setting = { ...observed, base: addressTexts(dao.scene.base) };
      for (;;) {
        const defect = await modelDefect(tool, dao, setting, skipped);
        if (!defect) break;
        skipped.set(defect.reason, `already ${dao.params.orgName} differs from its parameters: ${defect.at}`);
      }
    }
    // A custom scheme may vote by what differs.
    const voting = skipped.get('voting');
    if (voting !== undefined) skipped.set('custom-schemes', voting);
    const setting = { ...observed, base: addressTexts(base.part) };
    const seed = t.random.below(2 ** 31);
    const usualMs = plain.scene.run.durationMs / t.state.slowdown;
    const numRuns = Math.min(MOST_DAOS, Math.max(1, Math.floor(BUDGET_MS / usualMs)));
    // Loaded here, since a run of other checks draws nothing.
    const { default: fc } = await import('fast-check');
    const { offeredDaoParams } = await import('./offered-dao-params.ts');
    const arbitrary = offeredDaoParams(tool, takes, setting);
    const daos: GeneratedDao[] = [];
    let tries = 0;
    let searchEndsAt = Number.POSITIVE_INFINITY;
    let ended: unknown;
    const property = fc.asyncProperty(arbitrary, async (params) => {
      const isSearch = searchEndsAt < Number.POSITIVE_INFINITY;
      if (ended !== undefined || (isSearch && (tries++ >= MOST_TRIES || t.time.now() > searchEndsAt))) return;
      try {
        t.signal.throwIfAborted();
        const defect = await migratedDaoDefect(tool, base, params, { setting, skipped });
        if (!isSearch) daos.push({ defect });
        if (!defect) return;
        if (!isSearch) searchEndsAt = t.time.now() + SEARCH_MS;
        throw new DifferentDao(defect);
      } catch (cause) {
        if (cause instanceof DifferentDao) throw cause;
        ended = cause;
      }
    });
    const { errorInstance, counterexample, counterexamplePath } = await fc.check(property, { seed, numRuns });
    if (errorInstance instanceof DifferentDao) {
      const how = `${tries} tries to make them smaller, fast-check seed ${seed}, path ${counterexamplePath}`;
      const { defect } = errorInstance;
      const at = `${defect.at}, with the parameters ${exactText(counterexample?.[0]).slice(0, 1500)} (${how})`;
      t.fail({ ...defect, at });
    }
    if (errorInstance) throw errorInstance;
    if (ended !== undefined) throw ended;
    return { daos, seed, skipped };
  },
});

const addressTexts = (base: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(base).map(([name, address]) => [name, String(address)]));

/** Migrates a DAO, compares it with the oracle, and reverts the chain. */
async function migratedDaoDefect(
  tool: MigrationTarget,
  base: CompletedRun,
  params: DaoParams,
  { setting, skipped }: { readonly setting: ModelSetting; readonly skipped: GeneratedDaos['skipped'] },
): Promise<GeneratedDefect | undefined> {
  const { chain } = base.stage;
  const before = await chain.snapshot();
  try {
    const scene = await migrateDaoOnBase(tool, base, params, ownContractFiles(tool));
    const part = writtenDao(scene);
    const expected = 'a run that succeeds, and writes `dao`';
    if (!part) return { reason: 'failed', expected, actual: runSummary(scene.run), at: 'dao' };
    const dao = await readDao({ scene: { ...scene, part, base: base.part }, params: offeredParams(tool, params) });
    if (!dao) return { reason: 'parameters', expected: 'an avatar', actual: `${part.Avatar}`, at: 'dao.Avatar' };
    return await modelDefect(tool, dao, setting, skipped);
  } finally {
    await chain.revert(before);
  }
}
