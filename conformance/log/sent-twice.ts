import type { NewEntry } from '../core/log-entry.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { base64 } from '../oracle/bytes.ts';
import type { EntryMaker } from '../properties/entry-maker.ts';
import { judgeAgainTrees } from './again-proof.ts';
import { sendTogether } from './at-once.ts';
import { type Creation, creation, maker, type Success } from './created.ts';
import { judgeResent } from './judge-resent.ts';
import { standing, TAKEN, taken } from './standing.ts';

/** Of each of these algorithms one entry is sent twice beside. */
const OTHERS = ['PKIX_ECDSA_P384_SHA_384', 'PKIX_ED25519_PH', 'PKIX_RSA_PKCS1V15_2048_SHA256'] as const;

/** An entry that was created, and what the log answered when it was sent once more, right away. */
export interface SentTwice {
  readonly name: string;
  readonly first: Success;
  readonly again: Creation;
}

/** An entry that was created, and the answer to it when it was sent once more. */
export interface Repeat {
  readonly first: Success;
  readonly again: Creation;
}

/** The entry that was sent twice, with every repeat that was judged: of it, and of other kinds. */
export interface SentAgain extends SentTwice {
  readonly repeats: readonly Repeat[];
}

/** An entry that is sent twice, with nothing of ours in between. */
export const sentTwice = premise<LogTarget>()({
  name: 'sent-twice',
  owners: TAKEN,
  async find(log, t): Promise<SentTwice> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    await t.use(standing);
    const { name, entry } = telling(await t.use(maker));
    const first = taken(t, await creation({ create }, entry, t.time), 'a sound entry');
    return { name, first, again: await creation({ create }, entry, t.time) };
  },
});

/** An entry whose base64 is another text in the URL alphabet, and another one without padding. */
function telling(entries: EntryMaker): { readonly name: string; readonly entry: NewEntry } {
  for (let i = 0; ; i++) {
    const name = `sent twice ${i}`;
    const entry = entries.make(name);
    const text = base64(entry.signature) + base64(entry.digest);
    if (/\+/.test(text) && /\//.test(text)) return { name, entry };
  }
}

/** The same entry, its repeats judged: the one right away, and one after another entry; and one of each other kind. */
export const soundAgain = premise<LogTarget>()({
  name: 'sound-again',
  owners: {
    ...TAKEN,
    error: 'log/duplicates/answered#error',
    code: 'log/duplicates/answered#code',
    'no-index': 'log/duplicates/answered#no-index',
    'wrong-index': 'log/duplicates/answered#wrong-index',
    'other-entry': 'log/duplicates/answered#other-entry',
    proof: 'log/duplicates/answered#proof',
    'not-as-declared': 'log/duplicates/answered#not-as-declared',
    changed: 'log/duplicates/answered#changed',
  },
  async find(log, t): Promise<SentAgain> {
    const sent = await t.use(sentTwice);
    const { name, first, again } = sent;
    const usual = await judgeResent(log, t, first.logged, again);
    // Not only right away: a log that knows its last entry alone takes this one in again.
    const writing = { create: log.create! };
    const entries = await t.use(maker);
    taken(t, await creation(writing, entries.make(`${name}, and another one`), t.time), 'a sound entry');
    const later: Repeat[] = [{ first, again: await creation(writing, entries.make(name), t.time) }];
    await judgeResent(log, t, first.logged, later[0]!.again, usual);
    // A log that takes in everything again has shown that it does.
    if (usual !== 'readmit')
      for (const one of await otherKinds(log, t, name)) {
        await judgeResent(log, t, one.first.logged, one.again, usual);
        later.push(one);
      }
    const repeats = [{ first, again }, ...later];
    await judgeAgainTrees(log, t, repeats);
    return { ...sent, repeats };
  },
});

/** An entry by certificate and one of each other algorithm, as far as the log takes them, each with the answer to its repeat. */
async function otherKinds(log: LogTarget, t: Trial<LogTarget, string>, name: string): Promise<readonly Repeat[]> {
  const entries = await t.use(maker);
  const writing = { create: log.create! };
  const also = `${name}, of another kind`;
  const all = [
    entries.make(also, undefined, 'x509Certificate'),
    ...OTHERS.map((algorithm) => entries.make(also, algorithm)),
  ];
  const most = Math.floor((log.writesLeft?.() ?? 2 * all.length) / 2);
  const repeats: Repeat[] = [];
  // Two at a time: what a log forgets with more others in between is seen in sequences.
  for (let at = 0; at < Math.min(most, all.length); at += 2) {
    const sent = await sendTogether(writing, all.slice(at, Math.min(at + 2, most)), t.time);
    // Whether it takes such entries is judged where every algorithm is sent.
    const created = sent.flatMap(({ made }) => (made?.logged ? [made as Success] : []));
    const again = created.map(async (first) => ({ first, again: await creation(writing, first.entry, t.time) }));
    repeats.push(...(await Promise.all(again)));
  }
  return repeats;
}
