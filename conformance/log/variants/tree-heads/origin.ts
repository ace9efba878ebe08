import { certificateLogVariant } from '../../testbed/alteration.ts';
import { withOrigin } from '../../testbed/certificates/entries.ts';

export const originWithAPort = certificateLogVariant({
  text: 'takes submissions at a port of its own and below a path of two elements',
  cites: 'C2SP static-ct-api, "Checkpoints": the submission prefix as a schema-less URL',
  needs: { origin: 'own', submissionPrefix: 'https://ct.touchstone.example:8443/logs/2026h1/' },
  install: (rig) => withOrigin(rig, 'ct.touchstone.example:8443/logs/2026h1'),
});
