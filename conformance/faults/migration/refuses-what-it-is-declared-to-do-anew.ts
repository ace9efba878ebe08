import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'refuses other parameters than those of a finished DAO, and a base whose contracts are gone, though declared otherwise',
  breaks: 'MIG-ID-003',
  caughtBy: [
    'migration/again/changed#not-as-declared',
    'migration/again/with-other-code#not-as-declared',
    'migration/again/without-code#not-as-declared',
  ],
  needs: {
    declare: { 'changed-params': 'anew', 'stale-record': 'redeployed' },
    looks: ['migration/again/changed', 'migration/again/with*'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      onChanged: () => 'refused',
      isBaseOf: async (core, base, code) => {
        if (await parts.isBaseOf(core, base, code)) return true;
        throw new MigrationError('base', 'The base in the result file is not on this chain');
      },
    }),
});
