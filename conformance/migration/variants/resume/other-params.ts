import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const beginsAnewWithOtherParameters = migrationVariant({
  text: 'starts again where half of a DAO of other parameters is done',
  cites: 'choice changed-unfinished: anew',
  needs: { declare: { 'changed-unfinished': 'anew' }, looks: ['migration/resume/other-params'] },
  install: (parts) => withMigrationParts(parts, { onChanged: () => 'anew' }),
});
