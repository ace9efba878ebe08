import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'begins anew where half of a DAO of other parameters is done',
  cites: 'choice changed-unfinished: anew',
  needs: { declare: { 'changed-unfinished': 'anew' }, looks: ['migration/resume/other-params'] },
  install: (parts) => withMigrationParts(parts, { onChanged: () => 'anew' }),
});
