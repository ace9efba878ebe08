import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'refuses a base that has a contract without code, and deploys one anew that has another',
  breaks: 'MIG-ID-004',
  caughtBy: ['migration/again/without-code#changed'],
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
