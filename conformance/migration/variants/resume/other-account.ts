import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const beginsAnewForAnotherAccount = migrationVariant({
  text: 'starts again where another account had begun',
  cites: 'Durable deployment, "Resuming": or left alone and begun anew',
  needs: { looks: ['migration/resume/other-account', 'migration/resume/finishes'] },
  install: (parts) => withMigrationParts(parts, { onChanged: () => 'anew' }),
});
