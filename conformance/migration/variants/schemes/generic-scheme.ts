import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const LACKING = [
  'ContributionReward',
  'GenericScheme',
  'StandAloneContracts',
  'CustomSchemes',
  'unregisterOwner',
  'useUController',
  'useDaoCreator',
  'noTrack',
  'coreVersion',
];

export const lacksSections = migrationVariant({
  text: 'lacks sections and flags of the parameters, as its names say, and refuses them',
  cites: 'Interface, "Migration parameters": needed only when this scheme is used',
  needs: { names: { params: Object.fromEntries(LACKING.map((key) => [key, null])) } },
  install: (parts) =>
    withMigrationParts(parts, {
      paramsFor: (network, value, where) => {
        const levels = [value, ...Object.values(Object(value))].map((level) => Object(level));
        const given = LACKING.find((key) =>
          levels.some((level) => Object.hasOwn(level, key) || Object.hasOwn(Object(level.schemes), key)),
        );
        if (given !== undefined) throw new MigrationError('params', `${where}: there is no key ${given}`);
        return parts.paramsFor(network, value, where);
      },
    }),
});

export const genericSchemeOfAnotherName = migrationVariant({
  text: 'has the GenericScheme of its DAOs in its base, under the name that it has in later core packages',
  cites: 'Interface, "Migration result": the names that a base has; GenericScheme is not among them',
  needs: { looks: ['migration/schemes/**', 'migration/parameters/generic*'] },
  install: (parts) =>
    withMigrationParts(parts, {
      resultWith: (file, of, result) => {
        const { GenericScheme: UGenericScheme, ...base } = Object(result.base);
        return parts.resultWith(file, of, UGenericScheme ? { ...result, base: { ...base, UGenericScheme } } : result);
      },
      resultIn: (file, network) => {
        const found = parts.resultIn(file, network);
        const { UGenericScheme: GenericScheme, ...base } = Object(found?.base);
        return GenericScheme ? { ...found, base: { ...base, GenericScheme } } : found;
      },
    }),
});
