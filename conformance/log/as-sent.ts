import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { equalBytes } from '../oracle/bytes.ts';
import { canonicalBody } from '../oracle/hashedrekord.ts';
import { everySuccess } from './several.ts';

/** Whether what the log logs of an entry with a certificate is what was sent: else a large certificate makes no large entry. */
export async function certifiedAsSent(t: Trial<LogTarget, string>): Promise<boolean> {
  const certified = (await everySuccess(t)).filter(({ entry: { verifier } }) => verifier.kind === 'x509Certificate');
  return certified.every((one) => equalBytes(canonicalBody(one.entry), one.logged.canonicalizedBody));
}
