/**
 * Runs without `force`, which may mean to deploy anew: those that are repeated and resumed. Where a tool asks, it is told
 * to go on.
 */
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { PlaceSettings } from '../core/stage.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import { KeptChain } from './kept-chain.ts';
import { ownFounders } from './own-founders.ts';
import { PLAIN } from './params.ts';
import { type Act, MEMBERS, newStage, play, type Scene } from './play.ts';
import { baseMigrated, type Done, done } from './scenes.ts';
import { codesOf, observed, type Sightings } from './sightings.ts';

/** How a tool is brought to migrate without `force`. */
export type Way = Required<Pick<Act, 'options' | 'place'>>;

const ASKING_NOBODY: Way = { options: { force: undefined, 'disable-confs': true }, place: {} };
const told = (stdin: PlaceSettings['stdin'] & {}): Way => ({ options: { force: undefined }, place: { stdin } });
/** What a question has for an answer goes before a yes: that may be to another question. */
const AT_A_TERMINAL = ['', 'y', 'yes'].map((answer) => told({ terminal: [answer] }));

/** A base migration without `force` on a fresh chain, and the same command a second time. */
export interface Unforced {
  readonly way: Way;
  readonly first: Done;
  readonly seen: Sightings;
  /** Of each contract, as `base.NAME`. */
  readonly codes: ReadonlyMap<string, string>;
  readonly again: Scene;
  /** The chain and the result file as they were between both. */
  readonly base: KeptChain;
  /** The folders as they were then. */
  readonly kept: Scene['at'];
}

/** What is asked for wherever nothing else is. */
export const params = { default: PLAIN };

export const unforced = premise<MigrationTarget>()({
  name: 'unforced',
  owners: {},
  find: async (tool, t): Promise<Unforced> => {
    await t.use(baseMigrated);
    for (const way of tool.argv ? [told('closed'), ...AT_A_TERMINAL] : [ASKING_NOBODY]) {
      const stage = await newStage(tool);
      const at = await stage.place(way.place);
      const { hook, end } = observed(tool, stage, at);
      const act: Act = { step: 'base', options: { ...way.options, params }, place: way.place };
      const first = await play(tool, stage, { ...act, script: { hook } }, { at });
      const seen = end();
      const part = first.result?.result.base;
      if (!succeeded(first.run) || part === undefined) continue;
      const kept = await stage.place({ like: at });
      const base = await KeptChain.of(tool, stage, { [tool.fileOf('migration.json')]: first.file! });
      const codes = await codesOf(part, first.views);
      const again = await play(tool, stage, act, first);
      return { way, first: { ...first, part }, seen, codes, again, base, kept };
    }
    return t.inconclusive('no way was found to have it migrate a base without `force`: nobody there, Enter, y, yes');
  },
});

/** Takes a step in the way that was found. */
export function step(tool: MigrationTarget, { stage }: KeptChain, way: Way, act: Act, at: Scene['at']): Promise<Scene> {
  const options = { ...way.options, params, ...act.options };
  return play(tool, stage, { ...act, options, place: { ...way.place, ...act.place } }, { at });
}

/** A DAO migration upon that base, without `force`: the same command again, and then with other parameters. */
export interface Finished {
  readonly first: Done;
  readonly seen: Sightings;
  readonly again: Scene;
  readonly held: Holdings;
  /** Which of its transactions name a founder, counted from 1: what is done twice there is given twice. */
  readonly giving: readonly number[];
}

async function givingIn({ views, record, since }: Scene): Promise<readonly number[]> {
  const founders = PLAIN.founders.map(({ address }) => address.slice(2).toLowerCase());
  const mined = await views.transactions(since + 1);
  const hashes = new Set(
    mined.flatMap(({ hash, input }) => (founders.some((one) => input.toLowerCase().includes(one)) ? [hash] : [])),
  );
  return record.transactions.flatMap(({ k, hash }) => (hash !== undefined && hashes.has(hash) ? [k] : []));
}

export const finished = premise<MigrationTarget>()({
  name: 'finished',
  owners: { failed: 'migration/steps/dao#failed', missing: 'migration/steps/dao-written#missing' },
  find: async (tool, t): Promise<Finished> => {
    const { way, base } = await t.use(unforced);
    const at = await base.fresh(way.place);
    const { hook, end } = observed(tool, base.stage, at);
    const scene = await step(tool, base, way, { step: 'dao', script: { hook } }, at);
    const seen = end();
    const first = done(scene, 'dao', t);
    // The chain goes back afterwards.
    const held = await holdingsOf(first.views, first.part);
    const giving = await givingIn(first);
    const again = await step(tool, base, way, { step: 'dao' }, at);
    return { first, seen, again, held, giving };
  },
});

/** Base and DAO at once, and the same again. undefined where they are not migrated so without `force`. */
export const finishedAll = premise<MigrationTarget>()({
  name: 'finished-all',
  owners: {},
  find: async (tool, t): Promise<Readonly<Record<'first' | 'again', Scene>> | undefined> => {
    const { way } = await t.use(unforced);
    if (!tool.argv && !tool.has('library', MEMBERS.all)) return undefined;
    const stage = await newStage(tool);
    const act: Act = {
      step: 'all',
      options: { ...way.options, params: { default: ownFounders(stage) } },
      place: way.place,
    };
    const first = await play(tool, stage, act);
    if (!succeeded(first.run) || first.result?.result.dao === undefined) return undefined;
    return { first, again: await play(tool, stage, act, first) };
  },
});
