import type { Parts } from '../../../../src/reference/migration/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const creatorTracks = variant<Parts>({
  text: 'uses a core package whose DaoCreator tracks what it creates',
  cites: 'choice creator-tracks: tracked',
  needs: { declare: { 'creator-tracks': 'tracked' }, looks: ['migration/parameters/creator*'] },
  install: (parts) =>
    withMigrationParts(parts, {
      options: (options) => ({ ...options, coreVersion: '0.0.1-rc.33' }),
    }),
});
