import type { Parts } from '../../../../src/reference/migration/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const changedParamsRefused = variant<Parts>({
  text: 'refuses other parameters than those of the DAO that is finished, until `restart` is given',
  cites: 'choice changed-params: refused',
  needs: { declare: { 'changed-params': 'refused' }, looks: ['migration/again/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      onChanged: (step, ended) => (step === 'dao' ? 'refused' : parts.onChanged(step, ended)),
    }),
});
