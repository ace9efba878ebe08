import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const LATER = '0.0.1-rc.33';

export const knowsNoLaterCore = migrationFault({
  text: 'refuses a core version that it supports',
  breaks: 'MIG-CL-008',
  caughtBy: ['migration/command-line/core-version#refused'],
  needs: { otherCoreVersion: LATER },
  install: (parts) =>
    withMigrationParts(parts, {
      openCore: (version) => {
        if (version !== LATER) return parts.openCore(version);
        throw new MigrationError('core', `Core version ${version} is not supported`);
      },
    }),
});
