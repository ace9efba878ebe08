import type { Parts } from '../../../../src/reference/migration/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const SCHEMES = ['ContributionReward', 'SchemeRegistrar', 'UpgradeScheme'];

export const comparesCodeOfSchemesOnly = fault<Parts>({
  text: 'compares the code of the plain schemes alone where it relies on a base',
  breaks: 'MIG-ID-005',
  caughtBy: ['migration/rerun/with-other-code#relied-on', 'migration/rerun/without-code#relied-on'],
  needs: { looks: ['migration/again/with*'] },
  install: (parts) =>
    withMigrationParts(parts, {
      isBaseOf: async (core, base, code) => {
        const same = SCHEMES.map(
          async (name) => (await code(`${base[name]}`)) === core.contract(name)?.deployedBytecode,
        );
        return (await Promise.all(same)).every((one) => one);
      },
    }),
});
