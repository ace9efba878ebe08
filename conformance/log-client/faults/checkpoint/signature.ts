import { clientFault } from '../../testbed/alteration.ts';

export const signatureNotVerified = clientFault({
  text: 'looks for a line by its key, and does not verify the signature',
  breaks: 'CLIENT-SN-001',
  caughtBy: ['log-client/checkpoint/signature#not-verified'],
  alsoFails: ['log-client/checkpoint/every-signature#one-broken'],
  install: (rig) => ({ ...rig, lineVerifies: () => true }),
});

export const noSignatureSuffices = clientFault({
  text: 'verifies all lines by its key, and is content if there is no such line',
  breaks: 'CLIENT-SN-001',
  caughtBy: ['log-client/checkpoint/signature#unsigned'],
  alsoFails: ['log-client/checkpoint/known-key#name'],
  install: (rig) => ({ ...rig, linesSuffice: (verified) => verified.every(Boolean) }),
});
