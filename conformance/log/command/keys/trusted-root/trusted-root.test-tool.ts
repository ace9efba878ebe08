/** Trusted roots for tests: those of Sigstore, and new ones. */

/** The logs of Sigstore's production root and of its staging root, as TUF gave them in 2025 and 2026. */
export const SIGSTORE = {
  v1: {
    baseUrl: 'https://rekor.sigstore.dev',
    hashAlgorithm: 'SHA2_256',
    publicKey: {
      rawBytes:
        'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE2G2Y+2tabdTV5BcGiBIx0a9fAFwrkBbmLSGtks4L3qX6yYY0zufBnhC8Ur/iy55GhWP/9A/bY2LhC30M9+RYtw==',
      keyDetails: 'PKIX_ECDSA_P256_SHA_256',
      validFor: { start: '2021-01-12T11:53:27Z' },
    },
    logId: { keyId: 'wNI9atQGlz+VWfO6LRygH4QUfY/8W4RFwiT5i5WRgB0=' },
  },
  v2: {
    baseUrl: 'https://log2025-1.rekor.sigstore.dev',
    hashAlgorithm: 'SHA2_256',
    publicKey: {
      rawBytes: 'MCowBQYDK2VwAyEAt8rlp1knGwjfbcXAYPYAkn0XiLz1x8O4t0YkEhie244=',
      keyDetails: 'PKIX_ED25519',
      validFor: { start: '2025-09-23T00:00:00Z' },
    },
    logId: { keyId: 'zxGZFVvd0FEmjR8WrFwMdcAJ9vtaY/QXf44Y1wUeP6A=' },
  },
  alpha: {
    baseUrl: 'https://log2025-alpha1.rekor.sigstage.dev',
    hashAlgorithm: 'SHA2_256',
    publicKey: {
      rawBytes: 'MCowBQYDK2VwAyEAPn+AREHoBaZ7wgS1zBqpxmLSGnyhxXj4lFxSdWVB8o8=',
      keyDetails: 'PKIX_ED25519',
      validFor: { start: '2025-04-16T00:00:00Z', end: '2025-09-04T00:00:00Z' },
    },
    logId: { keyId: '8w1amZ2S5mJIQkQmPxdMuOrL/oJkvFg9MnQXmeOCXck=' },
  },
} as const;

/** A trusted root with these logs. */
export function rootOf(tlogs: readonly unknown[], version = '+json;version=0.1'): object {
  return { mediaType: `application/vnd.dev.sigstore.trustedroot${version}`, tlogs };
}

/** A log with an Ed25519 key, as a trusted root has it. */
export function ed25519Instance(baseUrl: string, key: Uint8Array, keyId: Uint8Array): object {
  const rawBytes = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key]).toString('base64');
  return {
    baseUrl,
    hashAlgorithm: 'SHA2_256',
    publicKey: { rawBytes, keyDetails: 'PKIX_ED25519', validFor: { start: '2025-01-01T00:00:00Z' } },
    logId: { keyId: Buffer.from(keyId).toString('base64') },
  };
}
