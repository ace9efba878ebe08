import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'gives a finished DAO for another token symbol, since it knows one alone',
  breaks: 'MIG-ID-003',
  caughtBy: ['migration/again/changed#same'],
  needs: { looks: ['migration/again/changed', 'migration/again/dao'] },
  install: (parts) =>
    withMigrationParts(parts, { params: (given) => ({ ...parts.params(given), tokenSymbol: 'ONE' }) }),
});
