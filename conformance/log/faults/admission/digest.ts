import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { admissionReasons, badRequestResponse, requestText, withPosts } from '../../testbed/refusals.ts';
import { withCertificatesAdmitted, withDigestsCut } from '../../testbed/signature/verification.ts';

export const certificatesDigestOfAnyLength = logFault({
  text: 'takes a digest of any length, over which the signature verifies, where there is a certificate',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/digest#accepted'],
  install: (rig) =>
    withCertificatesAdmitted(rig, {
      digestFits: () => true,
      verifyDigest: (algorithm, key, digest, signature) => {
        const digestLength = digest.length as typeof algorithm.digestLength;
        return rig.parts.verifyDigest({ ...algorithm, digestLength }, key, digest, signature);
      },
    }),
});

export const digestOf384BitsCutToItsLength = logFault({
  text: 'accepts a digest for P-384 that is too long, and verifies its first 48 bytes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/digest#accepted'],
  install: (rig) => withDigestsCut(rig, ({ curve }) => curve === 'P-384'),
});

export const digestOfAnyLength = logFault({
  text: 'takes a digest of any length over which the signature verifies',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/digest#accepted'],
  install: (rig) =>
    withParts(rig, {
      digestFits: () => true,
      verifyDigest: (algorithm, key, digest, signature) => {
        const digestLength = digest.length as typeof algorithm.digestLength;
        return rig.parts.verifyDigest({ ...algorithm, digestLength }, key, digest, signature);
      },
    }),
});

export const digestOfEd25519phCutToItsLength = logFault({
  text: 'accepts a digest for Ed25519ph that is too long, and verifies its first 64 bytes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/digest#accepted'],
  install: (rig) => withDigestsCut(rig, ({ family }) => family === 'ed25519ph'),
});

export const refusedDigestNeverAccepted = logFault({
  text: 'remembers the digests of requests that it refused, and refuses every entry with such a digest',
  breaks: 'LOG-CE-007',
  caughtBy: admissionReasons('sound-refused'),
  install: (rig) => {
    const refused = new Set<string>();
    return withPosts(rig, async (asked) => {
      const [, digest] = /"digest":"([^"]{40})/.exec(requestText(asked)) ?? [];
      if (digest !== undefined && refused.has(digest)) return badRequestResponse('refused before');
      const response = await asked.answer();
      if (digest !== undefined && response.status === 400) refused.add(digest);
      return response;
    });
  },
});

export const rsaDigestCutToItsLength = logFault({
  text: 'accepts a digest for RSA that is too long, and verifies its first 32 bytes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/digest#accepted'],
  install: (rig) => withDigestsCut(rig, ({ family }) => family === 'rsa'),
});
