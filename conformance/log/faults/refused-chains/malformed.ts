import { certificateLogFault } from '../../testbed/alteration.ts';
import { withRefusalAsSuccess } from '../../testbed/certificates/submissions.ts';

const needs = { submit: true };

export const noJsonAnsweredWith200 = certificateLogFault({
  text: 'answers a body that is not JSON with 200 and a sentence',
  breaks: 'LOG-CT-062',
  caughtBy: ['log/refused-chains/malformed#json'],
  needs,
  install: (rig) => withRefusalAsSuccess(rig, /is not JSON/),
});

export const noBase64AnsweredWith200 = certificateLogFault({
  text: 'answers a chain that is not base64 with 200 and a sentence',
  breaks: 'LOG-CT-062',
  caughtBy: ['log/refused-chains/malformed#base64'],
  needs,
  install: (rig) => withRefusalAsSuccess(rig, /in base64/),
});

export const emptyChainAnsweredWith200 = certificateLogFault({
  text: 'answers an empty chain with 200 and a sentence',
  breaks: 'LOG-CT-062',
  caughtBy: ['log/refused-chains/malformed#empty'],
  needs,
  install: (rig) => withRefusalAsSuccess(rig, /is empty/),
});

export const noCertificateAnsweredWith200 = certificateLogFault({
  text: 'answers bytes that are no certificate with 200 and a sentence',
  breaks: 'LOG-CT-062',
  caughtBy: ['log/refused-chains/malformed#not-a-certificate'],
  needs,
  install: (rig) => withRefusalAsSuccess(rig, /in DER/),
});
