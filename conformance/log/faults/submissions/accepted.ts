import { certificateLogFault } from '../../testbed/alteration.ts';
import { withSubmissionAnswers } from '../../testbed/certificates/submissions.ts';
import { withParts } from '../../testbed/parts.ts';

const needs = { submit: true };

export const chainsWithoutRootRefused = certificateLogFault({
  text: 'refuses chains that leave the root out',
  breaks: 'LOG-CT-041',
  caughtBy: ['log/submissions/accepted#refused'],
  needs,
  install: (rig) => {
    const right = rig.parts.verifiedChain;
    return withParts(rig, {
      verifiedChain: (chain, roots) => {
        const verified = right(chain, roots);
        return (verified.value?.length ?? 0) > chain.length ? { refusal: 'the chain has no root' } : verified;
      },
    });
  },
});

export const chainsWithRootRefused = certificateLogFault({
  text: 'refuses chains that end with the root itself',
  breaks: 'LOG-CT-041',
  caughtBy: ['log/submissions/accepted#refused'],
  needs,
  install: (rig) => {
    const right = rig.parts.verifiedChain;
    return withParts(rig, {
      verifiedChain: (chain, roots) => {
        const verified = right(chain, roots);
        return verified.value?.length === chain.length ? { refusal: 'no authority certifies the root' } : verified;
      },
    });
  },
});

export const precertificatesFail = certificateLogFault({
  text: 'fails at each precertificate',
  breaks: 'LOG-CT-041',
  caughtBy: ['log/submissions/accepted#server-error'],
  needs,
  install: (rig) =>
    withSubmissionAnswers(rig, async (request, name, next) =>
      name === 'add-pre-chain' ? new Response('internal error\n', { status: 500 }) : next(request),
    ),
});
