import { certificateLogFault } from '../../testbed/alteration.ts';
import { withOrigin } from '../../testbed/certificates/entries.ts';

export const submissionPrefixWithScheme = certificateLogFault({
  text: 'has its submission prefix as origin with the scheme',
  breaks: 'LOG-CT-005',
  caughtBy: ['log/tree-heads/origin#scheme'],
  alsoFails: ['log/checkpoint/origin-form#scheme'],
  needs: { origin: 'own' },
  install: (rig) => withOrigin(rig, `https://${rig.origin}`),
});

export const submissionPrefixWithSlash = certificateLogFault({
  text: 'has its submission prefix as origin with the slash at the end',
  breaks: 'LOG-CT-005',
  caughtBy: ['log/tree-heads/origin#slash'],
  needs: { origin: 'own' },
  install: (rig) => withOrigin(rig, `${rig.origin}/`),
});

export const originOfTheMonitoringPrefix = certificateLogFault({
  text: 'has the prefix at which it is read as origin, in place of its submission prefix',
  breaks: 'LOG-CT-005',
  caughtBy: ['log/tree-heads/origin#not-the-prefix'],
  needs: { origin: 'own', submissionPrefix: 'https://ct.touchstone.example/self-test/' },
  install: (rig) => withOrigin(rig, 'bucket.touchstone.example/self-test'),
});
