import type { Trial } from '../../../core/check/trial.ts';
import type { LoggedCertificate } from '../../oracle/certificates/logged-certificate.ts';
import type { BundleReading } from '../../oracle/tiles/reading.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { everyBundle } from '../tiles/every-bundle.ts';

/** An entry of a data tile that was read, with its index in the log. */
export interface JudgedCertificate extends LoggedCertificate {
  readonly index: bigint;
  readonly answer: BundleReading['answer'];
}

/** Every entry of the data tiles that were read. */
export async function everyCertificate(t: Trial<LogTarget, string>): Promise<readonly JudgedCertificate[]> {
  return (await everyBundle(t)).flatMap(({ id, answer, certificates = [] }) =>
    certificates.map((entry, place) => ({ ...entry, index: id.index * 256n + BigInt(place), answer })),
  );
}

export const NO_ENTRIES = 'an empty log has no entries';
