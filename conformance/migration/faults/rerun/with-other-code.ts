import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const SCHEMES = ['ContributionReward', 'SchemeRegistrar', 'UpgradeScheme'];

export const comparesCodeOfSchemesOnly = migrationFault({
  text: 'compares the code of the plain schemes alone where it relies on a base',
  breaks: 'MIG-ID-005',
  caughtBy: ['migration/rerun/with-other-code#relied-on', 'migration/rerun/without-code#relied-on'],
  needs: { looks: ['migration/rerun/with*'] },
  install: (parts) =>
    withMigrationParts(parts, {
      isBaseOf: async (core, base, code) => {
        const same = SCHEMES.map(
          async (name) => (await code(`${base[name]}`)) === core.contract(name)?.deployedBytecode,
        );
        return (await Promise.all(same)).every((isSame) => isSame);
      },
    }),
});
