import type { Parts } from '../../../../src/reference/migration/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const beginsAnewForAnotherAccount = variant<Parts>({
  text: 'begins anew where another account had begun',
  cites: 'Durable deployment, "Resuming": or left alone and begun anew',
  needs: { looks: ['migration/resume/other-account', 'migration/resume/finishes'] },
  install: (parts) => withMigrationParts(parts, { onChanged: () => 'anew' }),
});
