import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'begins anew with other parameters than those of an interrupted run, though declared to refuse',
  breaks: 'MIG-RE-005',
  caughtBy: ['migration/resume/other-params#not-as-declared'],
  needs: { declare: { 'changed-unfinished': 'refused' }, looks: ['migration/resume/other-params'] },
  install: (parts) => withMigrationParts(parts, { onChanged: () => 'anew' }),
});
