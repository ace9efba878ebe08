import { certificateLogFault } from '../../testbed/alteration.ts';
import { withRepeatedAnswers } from '../../testbed/certificates/submissions.ts';
import { withParts } from '../../testbed/parts.ts';

const needs = { submit: true };

export const repeatedChainRefused = certificateLogFault({
  text: 'refuses a certificate that it has already, with 409',
  breaks: 'LOG-CT-053',
  caughtBy: ['log/submissions/repeated#refused'],
  needs,
  install: (rig) =>
    withRepeatedAnswers(rig, async () => new Response('this certificate is in the log already\n', { status: 409 })),
});

export const repeatedChainWithoutSct = certificateLogFault({
  text: 'answers a certificate that it has already with an empty object',
  breaks: 'LOG-CT-053',
  caughtBy: ['log/submissions/repeated#no-sct'],
  needs,
  install: (rig) =>
    withRepeatedAnswers(rig, async () => new Response('{}', { headers: { 'content-type': 'application/json' } })),
});

export const repeatedChainWithAnotherTime = certificateLogFault({
  text: 'answers a certificate that it has already with the present time, and the signature of before',
  breaks: 'LOG-CT-053',
  caughtBy: ['log/submissions/repeated#signature'],
  needs,
  install: (rig) =>
    withRepeatedAnswers(rig, async (right) => {
      const sct = (await right.json()) as { readonly timestamp: number };
      return Response.json({ ...sct, timestamp: sct.timestamp + 1000 });
    }),
});

export const repeatedChainWithANewSctOfTheSameEntry = certificateLogFault({
  text: 'issues a new SCT for a certificate that it has already, with another time than its entry has',
  breaks: 'LOG-CT-053',
  caughtBy: ['log/submissions/repeated#other-entry'],
  needs,
  install: (rig) => {
    const sign = rig.signer.digitallySigned!;
    const messages = new Map<string, Uint8Array>();
    const nameOf = (signature: Uint8Array) => Buffer.from(signature).toString('hex');
    const shown = new Set<string>();
    const right = rig.parts.sctJson;
    const signer = {
      ...rig.signer,
      digitallySigned: (message: Uint8Array) => {
        const signature = sign(message);
        messages.set(nameOf(signature), message);
        return signature;
      },
    };
    return withParts(
      { ...rig, signer },
      {
        sctJson: (sct) => {
          const name = nameOf(sct.signature);
          if (!shown.has(name)) {
            shown.add(name);
            return right(sct);
          }
          const timestamp = sct.timestamp + 1000n;
          const message = Buffer.from(messages.get(name)!);
          message.writeBigUInt64BE(timestamp, 2);
          return right({ ...sct, timestamp, signature: sign(message) });
        },
      },
    );
  },
});

export const repeatedChainReadmittedAgainstDeclaration = certificateLogFault({
  text: 'logs a certificate again, where it is declared that it returns the SCT of before',
  breaks: 'LOG-CT-053',
  caughtBy: ['log/submissions/repeated#not-as-declared'],
  needs: { submit: true, declare: { 'repeated-chain': 'same-sct' } },
  install: (rig) => ({ ...rig, duplicates: 'readmit' }),
});

export const repeatedPrecertificateReadmitted = certificateLogFault({
  text: 'returns the SCT of before for a certificate, and logs a precertificate again',
  breaks: 'LOG-CT-053',
  caughtBy: ['log/submissions/repeated#changed'],
  needs,
  install: (rig) => {
    const right = rig.parts.submissionIdentity;
    let count = 0;
    return withParts(rig, {
      submissionIdentity: (submission) => (submission.precertificate ? `${count++}` : right(submission)),
    });
  },
});
