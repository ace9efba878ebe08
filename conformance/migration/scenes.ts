/** Runs that many checks stand on. */
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { takenFor } from './network-level.ts';
import { PLAIN } from './params.ts';
import { type Act, jsonOf, newStage, play, type Scene, sayRun } from './play.ts';
import { hanging, stands, TIMES } from './weighed.ts';

/** A part of a result under the document's names. */
export type Part = Readonly<Record<string, unknown>>;
/** A scene that came to what it is about. */
export type Done = Scene & { readonly part: Part };

/** Holds that a run succeeded and wrote a part of the result. */
export function done(
  scene: Scene,
  part: 'base' | 'dao' | 'test',
  t: Trial<MigrationTarget, 'failed' | 'missing'>,
): Done {
  const { run, file, result } = scene;
  if (!succeeded(run)) t.judge({ reason: 'failed', expected: 'a run that succeeds', actual: sayRun(run) }, run);
  const found = result?.result[part];
  // A base without a contract is none.
  const empty = part === 'base' && found !== undefined && Object.keys(found).length === 0;
  if (found !== undefined && !empty) return { ...scene, part: found };
  const actual = file === undefined ? `no such file; the run: ${sayRun(run)}` : `this: ${file.slice(0, 300)}`;
  t.judge({ reason: 'missing', expected: `\`${part}\` in the result file`, actual, at: 'migration.json' }, run);
  throw new Error('unreachable: it was judged');
}

/** A base migration on a fresh chain. */
export const baseMigrated = premise<MigrationTarget>()({
  name: 'base-migrated',
  owners: {
    failed: 'migration/steps/base#failed',
    missing: 'migration/steps/base-written#missing',
    'not-object': 'migration/result/object#not-object',
    network: 'migration/networks/local#name',
  },
  find: async (tool, t) => {
    const scene = await firstBase(tool, t);
    const { run, file } = scene;
    if (succeeded(run) && file !== undefined && !isObject(jsonOf(file))) {
      const actual = file.slice(0, 300);
      t.judge({ reason: 'not-object', expected: 'one JSON object', actual, at: 'migration.json' }, run);
    }
    const network = scene.result ? undefined : await takenFor(scene, tool);
    if (network !== undefined)
      t.judge({ reason: 'network', expected: 'private', actual: network, at: 'migration.json' }, run);
    return done(scene, 'base', t);
  },
});

/**
 * Nothing is known yet of how long the tool takes. Where it is cut off it is given three times as long, on another chain:
 * what gets no further then hangs.
 */
async function firstBase(tool: MigrationTarget, t: Trial<MigrationTarget, never>): Promise<Scene> {
  const act: Act = { step: 'base', options: { params: { default: PLAIN } } };
  const first = await play(tool, await newStage(tool), act);
  if (first.run.unfinished === undefined) return first;
  const timeoutMs = Math.ceil(first.run.durationMs * TIMES);
  const again = await play(tool, await newStage(tool), { ...act, place: { timeoutMs } });
  const { run, record } = again;
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
  if (run.unfinished === undefined)
    return t.inconclusive(
      `a base migration took ${seconds(run.durationMs)}, and a run may take ${seconds(first.run.durationMs)}; --timeout gives each more time`,
    );
  return stands(run, record) ? { ...again, run: hanging(run) } : again;
}

/** A DAO of the plain parameters, upon a base of its own, on a chain of its own. */
export const daoMigrated = premise<MigrationTarget>()({
  name: 'dao-migrated',
  owners: { failed: 'migration/steps/dao#failed', missing: 'migration/steps/dao-written#missing' },
  find: async (tool, t): Promise<Done & { readonly base: Part }> => {
    // Where no base can be migrated at all, that is said once.
    await t.use(baseMigrated);
    const stage = await newStage(tool);
    const options = { params: { default: PLAIN } };
    const base = done(await play(tool, stage, { step: 'base', options }), 'base', t);
    const dao = done(await play(tool, stage, { step: 'dao', options }, base), 'dao', t);
    return { ...dao, base: base.part };
  },
});

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
