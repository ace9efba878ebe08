/** Alterations of the algorithms that a log accepts. */
import type { LogRig, Parts } from '../../../src/reference/log/index.ts';
import { withParts } from './parts.ts';

/** Accepts only some algorithms. */
export function withAlgorithms(
  rig: LogRig,
  takes: (algorithm: NonNullable<ReturnType<Parts['algorithmOf']>>) => boolean,
): LogRig {
  return withParts(rig, {
    algorithmOf: (keyDetails) => {
      const algorithm = rig.parts.algorithmOf(keyDetails);
      return algorithm && takes(algorithm) ? algorithm : undefined;
    },
  });
}

/** Every number of Sigstore's enum PublicKeyDetails. */
const KEY_DETAILS = Array.from({ length: 24 }, (_, i) => i as Parameters<LogRig['parts']['algorithmOf']>[0]);

/** Uses the algorithm of the key in place of the named one if both have the same hash, as rekor-tiles does. */
export function withLooseKeyDetails(rig: LogRig): LogRig {
  const { admit } = rig.parts;
  return withParts(rig, {
    admit: (request, parts) => {
      const named =
        request.spec.case === 'hashedRekordRequestV002' ? request.spec.value.signature?.verifier : undefined;
      const admission = admit(request, parts);
      if (admission.value || !named) return admission;
      const algorithm = parts.algorithmOf(named.keyDetails);
      for (const candidate of KEY_DETAILS.map(parts.algorithmOf)) {
        if (!algorithm || candidate?.hash !== algorithm.hash) continue;
        const retried = admit(request, { ...parts, algorithmOf: () => candidate });
        if (retried.value) return { value: { ...retried.value, algorithm } };
      }
      return admission;
    },
  });
}

/** An integer of DER (X.690, section 8.3) from the bytes of an unsigned number. */
function derInteger(bytes: Uint8Array): Uint8Array {
  const from = bytes.findIndex((byte) => byte !== 0);
  const digits = from < 0 ? [0] : [...bytes.subarray(from)];
  const value = digits[0]! > 0x7f ? [0, ...digits] : digits;
  return Uint8Array.of(0x02, value.length, ...value);
}

/** Takes ECDSA signatures with P-256 also as two numbers of 32 bytes, as rekor-tiles does. */
export function withRawEcdsa(rig: LogRig): LogRig {
  const { verifyDigest } = rig.parts;
  return withParts(rig, {
    verifyDigest: (algorithm, key, digest, signature) => {
      if (algorithm.curve !== 'P-256' || signature.length !== 64)
        return verifyDigest(algorithm, key, digest, signature);
      const numbers = Buffer.concat([derInteger(signature.subarray(0, 32)), derInteger(signature.subarray(32))]);
      return verifyDigest(algorithm, key, digest, Buffer.concat([Uint8Array.of(0x30, numbers.length), numbers]));
    },
  });
}
