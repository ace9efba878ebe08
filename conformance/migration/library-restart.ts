/** Members of the library with `restart`, each where something is there that it is to forget. */
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { kill } from './interrupted.ts';
import { spare } from './library-runs.ts';
import { libraryDao, libraryDemo, PRICE } from './library-scenes.ts';
import { ownFounders } from './own-founders.ts';
import { type Act, MEMBERS, play, type Scene } from './play.ts';

/** A run with `restart`, and what of its result is to be new. */
export interface Restarted {
  readonly member: string;
  readonly scene: Scene;
  readonly parts: readonly ('dao' | 'test')[];
  /** The name of its DAO. A chain may know a name once only, whatever is forgotten. */
  readonly orgName: string;
  /** What was there before it, for people. */
  readonly before: 'interrupted' | 'finished';
}

/**
 * A DAO migration that is killed half-way, and then one with `restart`, of parameters with another name; a demo test
 * likewise; and then all at once with `restart`, where both are finished.
 */
export const libraryRestarts = premise<MigrationTarget>()({
  name: 'library-restarts',
  owners: {},
  find: async (tool, t): Promise<readonly Restarted[]> => {
    const whole = await t.use(libraryDao);
    const scene = await t.use(spare);
    const { stage } = scene;
    const named = (orgName: string) => ({ params: { default: { ...ownFounders(stage), orgName } } });
    const anew = (orgName: string) => ({ ...named(orgName), restart: true, gasPrice: PRICE });
    const interrupted = async (step: 'dao' | 'demo', k: number, orgName: string) => {
      const act: Act = { step, options: named(`Interrupted ${step}`), by: 'library' };
      if (!(await kill(tool, stage, act, { k, moment: 'mined' }, scene.at))) return undefined;
      return play(tool, stage, { ...act, options: anew(orgName) }, scene);
    };
    const [ofDao, ofTest, ofAll] = ['Begun Anew', 'Tested Anew', 'All Anew'] as const;
    const dao = await interrupted('dao', Math.max(1, Math.ceil(whole.sent.length / 2)), ofDao);
    if (!dao) return t.inconclusive('a DAO migration ended although it was to be killed');
    const before = 'interrupted' as const;
    const all: Restarted[] = [{ member: MEMBERS.dao, scene: dao, parts: ['dao'], orgName: ofDao, before }];
    const ofDemo = (await t.attempt(libraryDemo))?.record.transactions.length ?? 0;
    // All but the last: what a demo test has of its own is there by then.
    const demo = ofDemo > 1 ? await interrupted('demo', ofDemo - 1, ofTest) : undefined;
    if (demo) all.push({ member: MEMBERS.demo, scene: demo, parts: ['test'], orgName: ofTest, before });
    if (!tool.has('library', MEMBERS.all)) return all;
    const every = await play(tool, stage, { step: 'all', options: anew(ofAll), by: 'library' }, scene);
    const parts = ['dao', ...(demo ? (['test'] as const) : [])] as const;
    return [...all, { member: MEMBERS.all, scene: every, parts, orgName: ofAll, before: 'finished' }];
  },
});
