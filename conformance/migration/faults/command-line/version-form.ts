import { migrationFault } from '../../testbed/alteration.ts';

export const packageOfAPlainVersion = migrationFault({
  text: 'has the version of its migration alone as that of its package',
  breaks: 'MIG-VS-008',
  caughtBy: ['migration/command-line/version-form#package'],
  needs: { packageVersion: '1.2.3', looks: ['migration/command-line/version-form'] },
  install: (parts) => parts,
});
