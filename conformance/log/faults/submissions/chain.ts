import { certificateLogFault } from '../../testbed/alteration.ts';
import { withSubmittedChains } from '../../testbed/certificates/submissions.ts';
import { withParts } from '../../testbed/parts.ts';

const needs = { submit: true };

export const fingerprintsFromTheRoot = certificateLogFault({
  text: 'logs the fingerprints of a chain from the root on',
  breaks: 'LOG-CT-050',
  caughtBy: ['log/submissions/chain#other'],
  needs,
  install: (rig) => withSubmittedChains(rig, (fingerprints) => fingerprints.toReversed()),
});

export const fingerprintOfTheFirstIssuerAlone = certificateLogFault({
  text: 'logs the fingerprint of the first issuer alone',
  breaks: 'LOG-CT-050',
  caughtBy: ['log/submissions/chain#other'],
  needs,
  install: (rig) => withSubmittedChains(rig, ([first]) => [first!]),
});

export const omittedRootsLoggedAgainstDeclaration = certificateLogFault({
  text: 'logs the fingerprint of a root that was left out, where it is declared that it does not',
  breaks: 'LOG-CT-050',
  caughtBy: ['log/submissions/chain#not-as-declared'],
  needs: { submit: true, declare: { 'logged-chain': 'as-submitted' } },
  install: (rig) => ({ ...rig, duplicates: 'refuse' }),
});

export const omittedRootsLoggedNowAndThen = certificateLogFault({
  text: 'logs the fingerprint of a root that was left out for certificates, and not for precertificates',
  breaks: 'LOG-CT-050',
  caughtBy: ['log/submissions/chain#changed'],
  needs,
  install: (rig) => {
    const right = rig.parts.submissionOf;
    return withParts(rig, {
      submissionOf: async (chain, kind, timestamp) => {
        const { value, refusal } = await right(chain, kind, timestamp);
        if (refusal !== undefined) return { refusal };
        // Of a chain with its root the same root was submitted, so only the name of the host tells.
        const isWithoutRoot = Buffer.from(chain[0]!).includes('no-root-pre');
        return { value: isWithoutRoot ? { ...value, fingerprints: value.fingerprints.slice(0, -1) } : value };
      },
    });
  },
});
