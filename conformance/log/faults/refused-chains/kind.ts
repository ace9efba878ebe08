import { certificateLogFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

const needs = { submit: true };

export const precertificateAsCertificate = certificateLogFault({
  text: 'takes precertificates by add-chain, and logs them as certificates',
  breaks: 'LOG-CT-061',
  caughtBy: ['log/refused-chains/kind#precertificate'],
  needs,
  install: (rig) => {
    const right = rig.parts.submissionOf;
    return withParts(rig, {
      submissionOf: async (chain, kind, timestamp) => {
        const submission = await right(chain, kind, timestamp);
        if (submission.value || kind === 'add-pre-chain') return submission;
        const { value } = await right(chain, 'add-pre-chain', timestamp);
        return value ? { value: { timestamp, signed: chain[0]!, fingerprints: value.fingerprints } } : submission;
      },
    });
  },
});

export const certificateByAddPreChain = certificateLogFault({
  text: 'takes certificates by add-pre-chain, and logs them as such',
  breaks: 'LOG-CT-061',
  caughtBy: ['log/refused-chains/kind#certificate'],
  needs,
  install: (rig) => {
    const right = rig.parts.submissionOf;
    return withParts(rig, {
      submissionOf: async (chain, kind, timestamp) => {
        const submission = await right(chain, kind, timestamp);
        return submission.value || kind === 'add-chain' ? submission : right(chain, 'add-chain', timestamp);
      },
    });
  },
});
