import { MigrationError, type Parts } from '../../../../src/reference/migration/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const refusesABaseWithoutCode = fault<Parts>({
  text: 'refuses a base that has a contract without code, and deploys one anew that has another',
  breaks: 'MIG-ID-004',
  caughtBy: ['migration/rerun/without-code#changed'],
  needs: { looks: ['migration/again/with*'] },
  install: (parts) =>
    withMigrationParts(parts, {
      isBaseOf: async (core, base, code) => {
        for (const address of Object.values(base))
          if ((await code(`${address}`)) === '0x') throw new MigrationError('base', `There is no code at ${address}`);
        return parts.isBaseOf(core, base, code);
      },
    }),
});
