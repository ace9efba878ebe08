/** DAOs with several entries in `ContributionReward` and in `GenericScheme`. */
import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import { type ParameterChange, paramsWithChange } from '../../inputs/parameters/parameter-change.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { ENTRY_PRESET, ENTRY_TARGETS, votingShiftedBy } from '../../inputs/parameters/scheme-values.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { canBeGiven, offeredParams } from '../parameters/offered-params.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { migrateDaoOnBase, sharedBase } from '../runs/shared-base.ts';
import { type DaoOnChain, readDao } from './dao-on-chain.ts';
import { unwrittenDaoDefect, writtenDao } from './dao-part.ts';

/** The sections of schemes that the document has. */
export const SECTIONS = ['ContributionReward', 'GenericScheme'] as const;
export type Section = (typeof SECTIONS)[number];
const REASONS = { ContributionReward: 'rewards', GenericScheme: 'generic' } as const;

/** The tool's answer to several entries in a section. */
export interface SeveralEntries {
  /** A run that the answer was seen in. */
  readonly scene: ScenarioRun;
  /** The DAO with all sections that were not refused; undefined if no such DAO can be read. */
  readonly dao: DaoOnChain | undefined;
  /** The sections with several entries that were refused before a transaction was sent. */
  readonly refused: ReadonlySet<Section>;
  /** The sections that the tool has. */
  readonly sections: readonly Section[];
}

const placeOf = (sections: readonly Section[]) => `with several entries in ${sections.join(' and ')}`;

/** The changes of the plain parameters, by section. */
type Changes = (base: ResultPart) => Readonly<Record<Section, ParameterChange>>;

/**
 * A DAO with several entries in both sections. The document does not say what several entries are, so a tool may refuse
 * them before it sends anything. Where it does, each section is tried alone.
 */
const severalEntriesDao = (
  name: string,
  changesOf: Changes,
  before?: Premise<MigrationTarget, SeveralEntries>,
): Premise<MigrationTarget, SeveralEntries> =>
  premise<MigrationTarget>()({
    name,
    reasons: ['rewards', 'generic', 'together'],
    find: async (tool, t: Trial<MigrationTarget, 'rewards' | 'generic' | 'together'>): Promise<SeveralEntries> => {
      await t.use(daoMigration);
      const base = await t.use(sharedBase);
      const changes = changesOf(base.part);
      const refusedBefore = (before && (await t.use(before)))?.refused;
      const sections = SECTIONS.filter(
        (section) =>
          !refusedBefore?.has(section) &&
          Object.keys(changes[section]).every((key) => tool.has('params', key)) &&
          (section !== 'GenericScheme' || tool.has('contracts', section)) &&
          canBeGiven(tool, changes[section]),
      );
      if (sections.length === 0) t.notApplicable('the tool takes no section with several entries');
      const migrate = async (some: readonly Section[], orgName: string) => {
        const params = some.reduce((params, section) => paramsWithChange(params, changes[section]), {
          ...PLAIN_PARAMS,
          orgName,
        });
        const scene = await migrateDaoOnBase(tool, base, params);
        const part = writtenDao(scene);
        const dao =
          part && (await readDao({ scene: { ...scene, part, base: base.part }, params: offeredParams(tool, params) }));
        return { scene, dao, sections, isRefused: !part && scene.record.transactions.length === 0, isWritten: !!part };
      };
      const whole = await migrate(sections, name);
      if (whole.isWritten) return { ...whole, refused: new Set() };
      const refused = new Set<Section>(whole.isRefused && sections.length === 1 ? sections : []);
      let last = whole;
      for (const section of sections.length === 1 ? [] : sections) {
        const alone = await migrate([section], `${name}, ${section}`);
        if (alone.isRefused) refused.add(section);
        else t.judge(unwrittenDaoDefect(REASONS[section], alone.scene, placeOf([section])), alone.scene.run);
        if (alone.isWritten) last = alone;
      }
      if (refused.size > 0) return { ...last, refused };
      if (whole.isRefused) t.inconclusive('several entries are refused in both sections at once, and in neither alone');
      const [only, another] = sections;
      const reason = only === undefined || another !== undefined ? 'together' : REASONS[only];
      const defect = unwrittenDaoDefect(reason, whole.scene, placeOf(sections));
      t.judge(defect, whole.scene.run);
      return { ...whole, refused };
    },
  });

/** Three entries each. The last GenericScheme has nothing but its target. A preset is "for any voting machine". */
export const severalEntries = severalEntriesDao('Organisation with several entries', (base) => {
  const VotingMachinesParams = [
    votingShiftedBy(5000),
    { votingParamsHash: ENTRY_PRESET },
    votingShiftedBy(6000),
    votingShiftedBy(7000),
  ];
  return {
    ContributionReward: {
      VotingMachinesParams,
      ContributionReward: [{ voteParams: 3 }, { voteParams: 0 }, { voteParams: 2 }],
    },
    GenericScheme: {
      VotingMachinesParams,
      schemes: { GenericScheme: true },
      GenericScheme: [
        { targetContract: ENTRY_TARGETS[0], votingMachine: base.AbsoluteVote, voteParams: 1 },
        { targetContract: ENTRY_TARGETS[1], voteParams: 2 },
        { targetContract: ENTRY_TARGETS[2] },
      ],
    },
  };
});

/** The same with two entries each, by the DaoCreator: only the sections that were not refused without it. */
const changesWithCreator: Changes = () => {
  const created = { useDaoCreator: true, VotingMachinesParams: [votingShiftedBy(8000), votingShiftedBy(9000)] };
  return {
    ContributionReward: { ...created, ContributionReward: [{ voteParams: 1 }, { voteParams: 0 }] },
    GenericScheme: {
      ...created,
      schemes: { GenericScheme: true },
      GenericScheme: [
        { targetContract: ENTRY_TARGETS[3], voteParams: 0 },
        { targetContract: ENTRY_TARGETS[4], voteParams: 1 },
      ],
    },
  };
};
export const severalEntriesCreated = severalEntriesDao(
  'Organisation created with several entries',
  changesWithCreator,
  severalEntries,
);
