/**
 * Entries that some Rekor v2 servers accept and others refuse: their algorithm, their key details or the form of their
 * signature is in dispute.
 */
import { premise } from '../../../core/check/premise.ts';
import { digestOf } from '../../inputs/entry/entry-signing.ts';
import { entryOfDigest } from '../../inputs/entry/signed-digest.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import type { AlgorithmName } from '../../oracle/entry/key-details.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from './first-entry.ts';
import { runEntries } from './run-entries.ts';
import { sendEntry } from './send-entry.ts';

/** The entries that a log may accept or refuse, sent concurrently, since a log may answer only after publication. */
export const disputedEntries = premise<LogTarget>()({
  name: 'disputed-entries',
  async find(
    log,
    t,
  ): Promise<{
    readonly misnamed: readonly Creation[];
    readonly raw: Creation;
    readonly pss: readonly Creation[];
  }> {
    const { algorithm } = await t.use(firstEntry);
    if (algorithm !== 'PKIX_ECDSA_P256_SHA_256')
      t.notApplicable('the log does not accept ECDSA P-256, the algorithm of the disputed entries');
    const entries = await t.use(runEntries);
    const create = (entry: NewEntry) => sendEntry({ create: log.create! }, entry, t.time);
    const misnamed = (algorithm: AlgorithmName, keyDetails: AlgorithmName): NewEntry => ({
      ...entries.make('named by another algorithm', algorithm),
      keyDetails,
    });
    const entriesToSend = [
      misnamed('PKIX_ECDSA_P256_SHA_256', 'PKIX_RSA_PKCS1V15_2048_SHA256'),
      entries.unsound('raw-ecdsa', 'two numbers'),
      entries.unsound('rsa-pss', 'by RSASSA-PSS'),
      misnamed('PKIX_ECDSA_P521_SHA_512', 'PKIX_ED25519_PH'),
      entries.unsound('rsa-pss-key', 'by a key for RSASSA-PSS alone'),
      // A sound signature over a digest that is no hash of a known message: log/create-errors/no-server-error hears the
      // answer.
      entryOfDigest('PKIX_ECDSA_P256_SHA_256', new Uint8Array(32), {
        entropy: digestOf(entries.message('a digest of zero bytes'), 'SHA2_256'),
      }),
    ];
    const limit = Math.max(3, log.writesLeft?.() ?? entriesToSend.length);
    const sent = await Promise.all(entriesToSend.slice(0, limit).map(create));
    const [first, raw, pss, second, pssKey] = sent;
    return { misnamed: second ? [first!, second] : [first!], raw: raw!, pss: pssKey ? [pss!, pssKey] : [pss!] };
  },
});

/** Whether an entry was accepted; undefined if the server failed. */
export function outcomeOfCreation({ answer: { status } }: Creation): 'accepted' | 'refused' | undefined {
  if (status < 300) return 'accepted';
  return status >= 400 && status < 500 ? 'refused' : undefined;
}

export const NEITHER_ACCEPTED_NOR_REFUSED = 'the entry was neither taken nor refused';
