import { withLooseKeyDetails } from '../../testbed/algorithms.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const keyDetailsNotBoundThoughDeclared = logFault({
  text: 'logs P-256 keys as RSA keys where they are named so, though it is declared to refuse that',
  breaks: 'LOG-CE-024',
  caughtBy: ['log/algorithms/key-details#not-as-declared'],
  needs: { declare: { 'key-details': 'refused' } },
  install: withLooseKeyDetails,
});

/** PKIX_ED25519_PH and PKIX_ECDSA_P521_SHA_512 of Sigstore's enum PublicKeyDetails. */
const [ED25519_PH, P521_SHA_512] = [8, 13] as const;

export const p521KeyLoggedAsEd25519ph = logFault({
  text: 'logs P-521 keys as Ed25519 keys where they are named so, though it is declared to refuse that',
  breaks: 'LOG-CE-024',
  caughtBy: ['log/algorithms/key-details#not-as-declared'],
  needs: { declare: { 'key-details': 'refused' } },
  install: (rig) => {
    const own = rig.parts.algorithmOf(P521_SHA_512)!;
    const isMeant: typeof rig.parts.keyFits = ({ keyDetails }, key) =>
      keyDetails === ED25519_PH && rig.parts.keyFits(own, key);
    return withParts(rig, {
      keyFits: (algorithm, key) => isMeant(algorithm, key) || rig.parts.keyFits(algorithm, key),
      verifyDigest: (algorithm, key, ...rest) =>
        rig.parts.verifyDigest(isMeant(algorithm, key) ? own : algorithm, key, ...rest),
    });
  },
});
