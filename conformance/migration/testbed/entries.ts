/** Helpers to alter how a migration tool counts several entries of a section. */
import { MigrationError, type Params, type Parts } from '../../../src/reference/migration/index.ts';
import { withDeployer, withMigrationParts } from './parts.ts';
import { planRelay } from './plans.ts';

export type SectionName = 'ContributionReward' | 'GenericScheme';
type Entries = NonNullable<Params['ContributionReward']>;

/** Changes the entries of a section that has several. The schemes are then those of the changed entries. */
export const withChangedEntries = (
  parts: Parts,
  section: SectionName,
  change: (entries: Entries) => Entries,
  where: (params: Params) => boolean = () => true,
): Parts =>
  withMigrationParts(parts, {
    params: (params) => {
      const entries: Entries | undefined = params[section];
      if (entries === undefined || entries.length < 2 || !where(params)) return parts.params(params);
      return parts.params({ ...params, [section]: change(entries) });
    },
  });

/** Refuses sections with several entries. */
export const withRefusedEntries = (parts: Parts, ...sections: readonly SectionName[]): Parts =>
  sections.reduce(
    (parts, section) =>
      withChangedEntries(parts, section, () => {
        throw new MigrationError('params', `${section}: expected one entry: a scheme is registered once`);
      }),
    parts,
  );

const FURTHER = /^(\w+)\[\d+\] of the DAO$/;

/** Sets the parameters of each entry in the scheme of the base, and registers that scheme once for each: the last one stays. */
export const withOneScheme = (parts: Parts, where: (params: Params) => boolean = () => true): Parts =>
  withMigrationParts(parts, {
    deployDao: (plan) => {
      if (!where(plan.params)) return parts.deployDao(plan);
      const { deployer: to, base } = plan;
      const deployer = planRelay(to, {
        deploy: async (step, ...how) => base[FURTHER.exec(step)?.[1] ?? ''] ?? to.deploy(step, ...how),
      });
      return parts.deployDao({ ...plan, deployer });
    },
  });

/** Deploys a scheme for the first of several entries as well, and leaves that of the base alone. */
export const withOwnSchemes = (parts: Parts): Parts =>
  withMigrationParts(parts, {
    deployDao: (plan) => {
      const { deployer: to, base, params } = plan;
      const several = (section: SectionName) => (params[section]?.length ?? 0) > 1;
      const own = new Map<unknown, string>();
      const ownOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(ownOf) : (own.get(value) ?? value));
      const deployer = planRelay(to, {
        call: async (step, call) => {
          const [, section] = /^(ContributionReward|GenericScheme): setParameters$/.exec(step) ?? [];
          if (section && several(section as SectionName))
            own.set(base[section], await to.deploy(`${section} of its own`, call.of));
          const isRegistration = call.name === 'registerScheme' || call.name === 'setSchemes';
          const args = isRegistration ? call.args.map(ownOf) : call.args;
          return to.call(step, { ...call, to: own.get(call.to) ?? call.to, args });
        },
      });
      return parts.deployDao({ ...plan, deployer });
    },
    // It looks for the schemes of the base.
    verifyDao: async () => {},
  });

/** Fails where it comes to deploy the scheme of the second entry of a section. */
export const withFailureAtSecondEntry = (parts: Parts, section: SectionName): Parts =>
  withDeployer(parts, (to) =>
    planRelay(to, {
      deploy: async (step, ...how) => {
        if (!step.startsWith(`${section}[1]`)) return to.deploy(step, ...how);
        throw new MigrationError('params', `${section}[1]: it is registered already`);
      },
    }),
  );
