import type { MigrationTarget } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { type DaoSetting, type ExpectedDao, expectedDao } from '../oracle/dao-plan.ts';
import { exactNode } from '../oracle/exact-value.ts';
import type { DaoParams } from '../properties/dao-params.ts';
import { PLAIN } from './params.ts';
import { type Done, daoMigrated, type Part } from './scenes.ts';

/** A DAO that was migrated, and what it is to be like by its parameters and what is declared. */
export interface DaoAndExpected {
  readonly scene: Done & { readonly base: Part };
  readonly expected: ExpectedDao;
}

/** Holds a scene of a DAO against its parameters. */
export function expecting(
  of: Premise<MigrationTarget, Done & { readonly base: Part }>,
  params: DaoParams,
): Premise<MigrationTarget, DaoAndExpected> {
  return premise<MigrationTarget>()({
    name: `${of.name}-expected`,
    owners: {},
    find: async (_tool, t) => {
      const scene = await t.use(of);
      return { scene, expected: expectedDao(exactNode(params), await settingOf(t, scene.base)) };
    },
  });
}

/** What is declared of how parameters are read. */
async function settingOf(t: Trial<MigrationTarget, never>, base: Part): Promise<DaoSetting> {
  const addresses = Object.entries(base).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    base: Object.fromEntries(addresses),
    founderUnits: t.declared('founder-units') as DaoSetting['founderUnits'],
    votingAmounts: t.declared('voting-amounts') as DaoSetting['votingAmounts'],
    schemePermissions: t.declared('scheme-permissions') as DaoSetting['schemePermissions'],
    ownerByDefault: t.declared('owner-by-default') as DaoSetting['ownerByDefault'],
    creatorTracks: t.declared('creator-tracks') as DaoSetting['creatorTracks'],
  };
}

/** The plain DAO. */
export const daoExpected = expecting(daoMigrated, PLAIN);
