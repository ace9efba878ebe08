import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const refusesABaseWithoutCode = migrationFault({
  text: 'refuses a base that has a contract without code, and deploys a base again that has another contract',
  breaks: 'MIG-ID-004',
  caughtBy: ['migration/rerun/without-code#changed'],
  needs: { looks: ['migration/rerun/with*'] },
  install: (parts) =>
    withMigrationParts(parts, {
      isBaseOf: async (core, base, code) => {
        for (const address of Object.values(base))
          if ((await code(`${address}`)) === '0x') throw new MigrationError('base', `There is no code at ${address}`);
        return parts.isBaseOf(core, base, code);
      },
    }),
});
