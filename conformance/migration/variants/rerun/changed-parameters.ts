import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const changedParamsRefused = migrationVariant({
  text: 'refuses other parameters than those of the DAO that is finished, until `restart` is given',
  cites: 'choice changed-params: refused',
  needs: { declare: { 'changed-params': 'refused' }, looks: ['migration/rerun/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      onChanged: (step, ended) => (step === 'dao' ? 'refused' : parts.onChanged(step, ended)),
    }),
});
