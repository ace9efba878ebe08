/** Plain parameters with one mistake each, and what the tool made of them. */
import type { MigrationTarget } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import type { Random } from '../core/random.ts';
import type { Mistake } from '../properties/dao-params-mistake.ts';
import { MISTAKES } from '../properties/dao-params-mistakes.ts';
import { replaced } from '../properties/json-replaced.ts';
import { footing, playOn } from './footing.ts';
import { PLAIN } from './params.ts';
import { type Refused, refusalDefect } from './refusal.ts';
import { daoMigrated } from './scenes.ts';

/** Parameters of what a mistake may be about: one set of voting parameters, a scheme, and no others. */
const SOUND = {
  ...PLAIN,
  VotingMachinesParams: PLAIN.VotingMachinesParams.slice(0, 1),
  ContributionReward: [{ voteParams: 0 }],
};

/** Those that no tool can mean well by. That of the whole file is another requirement's. */
const OWED = MISTAKES.filter(({ at, lenient }) => at !== '' && !lenient);
const ofVoting = ({ reason, at }: Mistake) => reason === 'limit' && at.startsWith('/VotingMachinesParams');
export const INDICES = OWED.filter(({ reason }) => reason === 'index');
export const LIMITS = OWED.filter(ofVoting);
export const FORMS = OWED.filter((one) => one.reason !== 'index' && !ofVoting(one));

/** What became of some of them, up to the first that was not refused. */
export interface Tried {
  readonly refused: readonly (Refused & { readonly mistake: Mistake })[];
  /** How many there are of the kind. */
  readonly of: number;
}

/** Tries some of a kind, chosen by the seed. */
function tried(name: string, all: readonly Mistake[], some: number): Premise<MigrationTarget, Tried> {
  return premise<MigrationTarget>()({
    name,
    owners: {},
    find: async (tool, t) => {
      // What they are changes of is migrated.
      await t.use(daoMigrated);
      const on = await t.use(footing);
      const refused: (Refused & { readonly mistake: Mistake })[] = [];
      for (const mistake of chosen(all, some, t.random)) {
        t.signal.throwIfAborted();
        const params = { default: replaced(SOUND, mistake.at, mistake.value) };
        const { run, record } = await playOn(tool, on, { step: 'dao', options: { params } });
        const one = { what: mistake.about, at: mistake.error ?? mistake.at, run, record, mistake };
        refused.push(one);
        if (refusalDefect(one)) break;
      }
      return { refused, of: all.length };
    },
  });
}

export const wrongForms = tried('wrong-forms', FORMS, 8);
export const wrongIndices = tried('wrong-indices', INDICES, 4);
export const wrongLimits = tried('wrong-limits', LIMITS, 4);

function chosen<X>(all: readonly X[], some: number, random: Random): readonly X[] {
  const left = [...all];
  return Array.from({ length: Math.min(some, all.length) }, () => left.splice(random.below(left.length), 1)[0]!);
}
