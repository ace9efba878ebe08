import { clientFault } from '../../testbed/alteration.ts';

export const firstSignatureAlone = clientFault({
  text: 'verifies the signature of the first checkpoint, and of none after it',
  breaks: 'CLIENT-GR-009',
  caughtBy: ['log-client/growth/signature#believed'],
  needs: { as: 'monitor' },
  // Every log that is shown first has 300 entries or fewer.
  install: (rig) => ({
    ...rig,
    lineVerifies: (text, ...given) => text.split('\n')[1] === '301' || rig.lineVerifies(text, ...given),
  }),
});
