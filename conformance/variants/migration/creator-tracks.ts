import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'uses a core package whose DaoCreator tracks what it creates',
  cites: 'choice creator-tracks: tracked',
  needs: { declare: { 'creator-tracks': 'tracked' }, looks: ['migration/parameters/creator*'] },
  install: (parts) =>
    withMigrationParts(parts, {
      options: (options) => ({ ...options, coreVersion: '0.0.1-rc.33' }),
    }),
});
