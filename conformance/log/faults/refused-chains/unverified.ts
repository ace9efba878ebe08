import { X509Certificate } from 'node:crypto';
import { certificateLogFault } from '../../testbed/alteration.ts';
import { withAcceptedChains } from '../../testbed/certificates/submissions.ts';

const needs = { submit: true };

/** The certificates of a chain; undefined where one is no certificate. */
function readable(chain: readonly Uint8Array[]): readonly X509Certificate[] | undefined {
  try {
    return chain.map((der) => new X509Certificate(der));
  } catch {
    return undefined;
  }
}

const certifies = (issuer: X509Certificate, subject: X509Certificate): boolean =>
  subject.checkIssued(issuer) && subject.verify(issuer.publicKey);

export const anyRootAccepted = certificateLogFault({
  text: 'takes chains of every root that has certified itself',
  breaks: 'LOG-CT-060',
  caughtBy: ['log/refused-chains/unverified#unknown-root'],
  needs,
  install: (rig) =>
    withAcceptedChains(rig, (chain) => {
      const certificates = readable(chain);
      const isChain = certificates?.every((one, i) => certifies(certificates[i + 1] ?? one, one));
      return isChain ? chain : undefined;
    }),
});

export const onlyTheLastCertificateVerified = certificateLogFault({
  text: 'verifies that the last certificate of a chain leads to an accepted root, and nothing before it',
  breaks: 'LOG-CT-060',
  caughtBy: ['log/refused-chains/unverified#missing-issuer'],
  needs,
  install: (rig) =>
    withAcceptedChains(rig, (chain, roots) => {
      const isRoot = (der: Uint8Array) => roots.some((root) => Buffer.from(root).equals(der));
      return readable(chain) && isRoot(chain.at(-1)!) ? chain : undefined;
    }),
});

export const chainsInAnyOrder = certificateLogFault({
  text: 'sorts the certificates of a chain, and logs them in the right order',
  breaks: 'LOG-CT-060',
  caughtBy: ['log/refused-chains/unverified#order'],
  needs,
  install: (rig) => {
    const right = rig.parts.verifiedChain;
    return withAcceptedChains(rig, ([first, ...others], roots) => right([first!, ...others.toReversed()], roots).value);
  },
});

export const signaturesOfChainsNotVerified = certificateLogFault({
  text: 'compares the names in a chain, and does not verify the signatures',
  breaks: 'LOG-CT-060',
  caughtBy: ['log/refused-chains/unverified#signature'],
  needs,
  install: (rig) =>
    withAcceptedChains(rig, (chain, roots) => {
      const certificates = readable(chain);
      const isChain = certificates?.every((one, i) => {
        const issuer = certificates[i + 1];
        return issuer ? one.checkIssued(issuer) : roots.some((root) => one.raw.equals(root));
      });
      return isChain ? chain : undefined;
    }),
});
