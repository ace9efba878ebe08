/** The algorithm that most entries of a run have. */
import type { AlgorithmName } from '../../oracle/entry/key-details.ts';

export const ECDSA_P256: AlgorithmName = 'PKIX_ECDSA_P256_SHA_256';
