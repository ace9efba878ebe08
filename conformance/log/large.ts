/** Entries about as long as a bundle can say, where the log takes them (C2SP tlog-tiles, "Log entries"). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { LogTarget } from '../core/target.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import { canonicalBody } from '../oracle/hashedrekord.ts';
import { leafHash } from '../oracle/merkle.ts';
import { AFTERWARDS, afterwards } from './afterwards.ts';
import { certifiedAsSent } from './as-sent.ts';
import type { Success } from './created.ts';
import { batch, largeSound, largeTree } from './large-entries.ts';

const NONE = 'the log takes no entry of so many bytes';
const sayLength = ({ length }: Uint8Array): string => `${length.toLocaleString('en-US')} bytes`;

export const logged = check<LogTarget>()({
  proves: 'LOG-CE-002',
  needs: ['create'],
  reasons: {
    'other-entry': 'the bundle has another entry at the index of a large one than it was answered with',
    ...AFTERWARDS,
  },
  run: async (log, t) => {
    const { small, large } = await t.use(batch);
    if (large.length === 0) t.notApplicable(NONE);
    await t.use(largeSound);
    const bundles = await t.use(largeTree.bundles);
    const defectOf = ({ logged: { logIndex, canonicalizedBody } }: Success): Defect<'other-entry'> | undefined => {
      const { path, leafHashes } = bundles.get(logIndex / 256n)!;
      const place = logIndex % 256n;
      const [right, found] = [leafHash(canonicalizedBody), leafHashes[Number(place)]!];
      // The interface document does not list the members of an answer.
      if (canonicalizedBody.length === 0 || equalBytes(right, found)) return undefined;
      const expected = `the ${sayLength(canonicalizedBody)} of the answer, leaf hash ${base64(right)}`;
      const actual = `an entry with the leaf hash ${base64(found)}`;
      return { reason: 'other-entry', expected, actual, at: `${path}, entry ${place}` };
    };
    if (defectOf(small)) t.inconclusive('the bundle has another entry at the index of a small one as well');
    for (const one of large) t.judge(defectOf(one), one.answer);
    await afterwards(log, t, 'after large entries that were taken');
  },
});

export const body = check<LogTarget>()({
  proves: 'LOG-CE-006',
  needs: ['create'],
  reasons: { 'other-body': 'the canonicalized body of a large entry is not the entry that was sent' },
  run: async (_log, t) => {
    const taken = (await t.use(batch)).large.filter((one) => one.logged.canonicalizedBody.length > 0);
    if (taken.length === 0) t.notApplicable(NONE);
    if (!(await certifiedAsSent(t)))
      t.inconclusive('what is logged of an entry with a certificate is not what was sent');
    for (const { entry, answer, logged: made } of taken) {
      const [right, found] = [canonicalBody(entry), made.canonicalizedBody];
      const expected = `${sayLength(right)}, leaf hash ${base64(leafHash(right))}`;
      const actual = `${sayLength(found)}, leaf hash ${base64(leafHash(found))}`;
      const other = { reason: 'other-body', expected, actual, at: 'canonicalizedBody' } as const;
      t.judge(equalBytes(right, found) ? undefined : other, answer);
    }
  },
});
