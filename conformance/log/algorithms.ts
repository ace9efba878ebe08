/** Algorithms of entries (Rekor v2, "Algorithms"). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { NewEntry } from '../core/log-entry.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { ALGORITHMS, type AlgorithmName, hashAlgorithmOf } from '../oracle/key-details.ts';
import { digestOf } from '../properties/entry-signing.ts';
import { entryOfDigest } from '../properties/signed-digest.ts';
import { bodies } from './answered.ts';
import { type Creation, created, creation, maker } from './created.ts';
import { isInFront, sayInFront } from './in-front.ts';
import { type Attempt, several } from './several.ts';

type Chosen = Defect<'not-as-declared' | 'changed'> | undefined;

/** An option that is seen once in a run cannot have changed. */
function once(chosen: Chosen): Defect<'not-as-declared'> | undefined {
  return chosen && { ...chosen, reason: 'not-as-declared' };
}

export const taken = check<LogTarget>()({
  proves: 'LOG-CE-023',
  needs: ['create'],
  reasons: {
    'not-400': 'an entry of an algorithm is refused with another status than 400',
    'one-form': 'an algorithm is taken by public key and refused by certificate, or the other way round',
    'not-as-declared': 'other algorithms are taken than declared',
  },
  run: async (_log, t) => {
    const attempts = (await t.use(several)).map(unlessInFront);
    const statusOf = ({ creation: made }: Attempt) => made?.answer.status;
    const isTaken = (one: Attempt) => (statusOf(one) ?? 500) < 300;
    for (const one of attempts) {
      const status = statusOf(one);
      if (status === undefined) continue;
      const expected = `the entry, or 400 where ${one.algorithm} is not allowed`;
      const defect = { reason: 'not-400', expected, actual: `status ${status}`, at: nameOf(one) } as const;
      t.judge(isTaken(one) || status === 400 ? undefined : defect, one.creation!.answer);
    }
    for (const algorithm of ALGORITHMS) {
      const [key, certificate] = ['publicKey', 'x509Certificate'].map((as) =>
        attempts.find((one) => one.algorithm === algorithm && one.as === as && one.creation),
      );
      if (!key || !certificate) continue;
      const expected = `${algorithm} taken or refused in both forms`;
      const actual = `status ${statusOf(key)} by public key, ${statusOf(certificate)} by certificate`;
      const defect = { reason: 'one-form', expected, actual, at: 'log/entries' } as const;
      t.judge(isTaken(key) === isTaken(certificate) ? undefined : defect, certificate.creation!.answer);
    }
    const troubled = attempts.find(({ trouble }) => trouble !== undefined);
    if (troubled) t.inconclusive(`${nameOf(troubled)}: ${troubled.trouble}`);
    if (attempts.length < 2 * ALGORITHMS.length)
      t.inconclusive(`--max-writes left ${attempts.length} entries of ${2 * ALGORITHMS.length} that are needed`);
    t.judge(once(t.chose('algorithms', attempts.every(isTaken) ? 'all' : 'some')));
  },
});

/** What stands in front of a log may refuse what the log would take: that is no answer of the log. */
function unlessInFront({ creation: made, ...one }: Attempt): Attempt {
  if (!made || !isInFront(made.answer)) return made ? { ...one, creation: made } : one;
  return {
    ...one,
    trouble: sayInFront(made.answer),
  };
}

function nameOf({ algorithm, as }: Attempt): string {
  return `${algorithm} by ${as === 'publicKey' ? 'public key' : 'certificate'}`;
}

export const hash = check<LogTarget>()({
  proves: 'LOG-CE-023',
  needs: ['create'],
  reasons: { algorithm: 'the body of an entry names another hash than that of its algorithm' },
  run: async (_log, t) => {
    for (const { entry, body, answer } of await t.use(bodies)) {
      const expected = `${hashAlgorithmOf(entry.keyDetails)}, which ${entry.keyDetails} signs`;
      const right = body.algorithm === hashAlgorithmOf(entry.keyDetails);
      t.judge(
        right ? undefined : { reason: 'algorithm', expected, actual: body.algorithm, at: 'data.algorithm' },
        answer,
      );
    }
  },
});

/** The entries that a log may take or refuse, sent together: a log that publishes slowly is asked for them once. */
const odd = premise<LogTarget>()({
  name: 'odd-entries',
  owners: {},
  async find(log, t): Promise<{ readonly misnamed: readonly Creation[]; readonly raw: Creation }> {
    const { algorithm } = await t.use(created);
    if (algorithm !== 'PKIX_ECDSA_P256_SHA_256')
      t.notApplicable('the log takes no ECDSA P-256, of which the odd entries are');
    const entries = await t.use(maker);
    const create = (entry: NewEntry) => creation({ create: log.create! }, entry, t.time);
    const misnamed = (algorithm: AlgorithmName, keyDetails: AlgorithmName): NewEntry => ({
      ...entries.make('named by another algorithm', algorithm),
      keyDetails,
    });
    const all = [
      misnamed('PKIX_ECDSA_P256_SHA_256', 'PKIX_RSA_PKCS1V15_2048_SHA256'),
      entries.unsound('raw-ecdsa', 'two numbers'),
      misnamed('PKIX_ECDSA_P521_SHA_512', 'PKIX_ED25519_PH'),
      // Sound, but of nothing that anybody has hashed. Whoever listens for errors of the server hears what comes of it.
      entryOfDigest('PKIX_ECDSA_P256_SHA_256', new Uint8Array(32), {
        entropy: digestOf(entries.message('a digest of zero bytes'), 'SHA2_256'),
      }),
    ];
    const left = Math.max(2, log.writesLeft?.() ?? all.length);
    const [first, raw, second] = await Promise.all(all.slice(0, left).map(create));
    return { misnamed: second ? [first!, second] : [first!], raw: raw! };
  },
});

/** What became of one of them; undefined where the server failed at it. */
function fateOf({ answer: { status } }: Creation): 'taken' | 'refused' | undefined {
  if (status < 300) return 'taken';
  return status >= 400 && status < 500 ? 'refused' : undefined;
}

const NO_FATE = 'the entry was neither taken nor refused';

export const keyDetails = check<LogTarget>()({
  proves: 'LOG-CE-024',
  needs: ['create'],
  reasons: {
    'not-as-declared': 'an entry that names the algorithm of another type of key fares otherwise than declared',
  },
  run: async (_log, t) => {
    const { misnamed } = await t.use(odd);
    // One that is taken tells what the log does; another may be refused for what the log allows.
    const one = misnamed.find((made) => fateOf(made) === 'taken') ?? misnamed[0]!;
    const fate = fateOf(one) ?? t.inconclusive(NO_FATE);
    t.judge(once(t.chose('key-details', fate === 'taken' ? 'logged' : 'refused')), one.answer);
  },
});

export const ecdsaForm = check<LogTarget>()({
  proves: 'LOG-CE-023',
  needs: ['create'],
  reasons: { 'not-as-declared': 'an ECDSA signature as two numbers fares otherwise than declared' },
  run: async (_log, t) => {
    const { raw } = await t.use(odd);
    const fate = fateOf(raw) ?? t.inconclusive(NO_FATE);
    t.judge(once(t.chose('ecdsa-form', fate === 'taken' ? 'der-and-raw' : 'der')), raw.answer);
  },
});
