import { clientFault } from '../../testbed/alteration.ts';

export const oneSignatureSuffices = clientFault({
  text: 'is content if one of the signatures by its key verifies',
  breaks: 'CLIENT-SN-003',
  caughtBy: ['log-client/checkpoint/every-signature#one-broken'],
  install: (rig) => ({ ...rig, linesSuffice: (verified) => verified.some(Boolean) }),
});
