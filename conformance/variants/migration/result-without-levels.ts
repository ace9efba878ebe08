import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'writes a result file without a level of networks',
  cites: 'choice result-nesting: flat',
  needs: {
    declare: { 'result-nesting': 'flat' },
    looks: ['migration/result/**', 'migration/writing/others', 'migration/again/**', 'migration/networks/**'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      resultIn: (file) => file,
      resultWith: ({ base: _, dao: __, test: ___, ...others }, _of, result) =>
        ({ ...others, ...result }) as typeof others,
    }),
});
