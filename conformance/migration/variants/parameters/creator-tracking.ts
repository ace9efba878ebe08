import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const creatorTracks = migrationVariant({
  text: 'uses a core package whose DaoCreator tracks its contracts',
  cites: 'choice creator-tracks: tracked',
  needs: { declare: { 'creator-tracks': 'tracked' }, looks: ['migration/parameters/creator*'] },
  install: (parts) =>
    withMigrationParts(parts, {
      options: (options) => ({ ...options, coreVersion: '0.0.1-rc.33' }),
    }),
});
