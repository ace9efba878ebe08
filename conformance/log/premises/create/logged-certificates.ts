import type { Trial } from '../../../core/check/trial.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { canonicalBody } from '../../oracle/entry/hashedrekord.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { createdEntries } from './all-algorithms.ts';

/** Whether the log records certificates unchanged: otherwise a large certificate does not make a large entry. */
export async function certificatesLoggedAsSent(t: Trial<LogTarget, string>): Promise<boolean> {
  const certified = (await createdEntries(t)).filter(({ entry: { verifier } }) => verifier.kind === 'x509Certificate');
  return certified.every(({ entry, logged }) => equalBytes(canonicalBody(entry), logged.canonicalizedBody));
}
