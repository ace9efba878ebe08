/** The inclusion proof in a created entry's answer (Rekor v2, "CreateEntry"; RFC 6962 section 2.1.1). */
import { check } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import { verifyInclusion } from '../oracle/inclusion.ts';
import { leafHash } from '../oracle/merkle.ts';
import { claimed, noted } from './answered.ts';
import { earlierRoot } from './earlier-root.ts';
import { openCheckpoint } from './stages.ts';
import { PATIENCE_S, POLL_MS, reached, writtenSound } from './written.ts';

export const checkpoint = check<LogTarget>()({
  proves: 'LOG-CE-005',
  needs: ['create'],
  reasons: {
    malformed: 'the checkpoint in an answer is no checkpoint',
    signature: 'the checkpoint in an answer is not signed by the log, or a signature of the log does not verify',
  },
  run: async (_log, t) => {
    for (const { answer } of await t.use(noted)) t.judge(undefined, answer);
  },
});

export const claims = check<LogTarget>()({
  proves: 'LOG-CE-005',
  needs: ['create'],
  reasons: {
    index: 'the proof is of another index than the answer',
    beyond: 'the tree of the proof is too small for the index',
    'tree-size': 'the tree size of the proof is not that of its checkpoint',
    'root-hash': 'the root hash of the proof is not that of its checkpoint',
  },
  run: async (_log, t) => {
    for (const { answer } of await t.use(claimed)) t.judge(undefined, answer);
  },
});

export const verifies = check<LogTarget>()({
  proves: 'LOG-CE-005',
  needs: ['create'],
  reasons: {
    length: 'a proof has more or fewer hashes than a proof in its tree has, or one of another length',
    root: 'a proof leads from the entry to another root than that of its checkpoint',
  },
  run: async (_log, t) => {
    const all = await t.use(claimed);
    // A log that hashes wrongly proves wrongly: that is said of its tiles.
    await t.use(writtenSound);
    for (const { answer, logged, proof, checkpoint: head } of all) {
      const { size, root } = head;
      const leaf = leafHash(logged.canonicalizedBody);
      const defect = verifyInclusion({ index: logged.logIndex, size, leafHash: leaf, proof: proof.hashes, root });
      const reason = defect?.reason === 'proof-length' ? 'length' : 'root';
      const at = `inclusionProof.hashes, of index ${logged.logIndex} in tree size ${size}`;
      t.judge(defect && { ...defect, reason, at: defect.at ? `${at}, ${defect.at}` : at }, answer);
    }
  },
});

export const published = check<LogTarget>()({
  proves: 'LOG-CE-025',
  needs: ['create'],
  reasons: { behind: 'the served checkpoint does not reach the tree size of an answer in the declared time' },
  run: async (log, t) => {
    const all = await t.use(noted);
    const { checkpoint: covering, uncovered } = await t.use(reached);
    if (uncovered.length > 0) t.inconclusive('the served tree does not have every entry that was created');
    const farthest = all.reduce((far, one) => (one.checkpoint.size > far.checkpoint.size ? one : far));
    const { size } = farthest.checkpoint;
    const declared = t.declared('stale-within');
    const seconds = Number(declared ?? PATIENCE_S);
    let found = covering.size;
    const there = await t.poll(seconds * 1000, POLL_MS, async () => {
      if (found >= size) return true;
      found = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? found;
      return found >= size ? true : undefined;
    });
    const expected = `a checkpoint of tree size ${size} or more, as one was answered with, within ${seconds} s`;
    if (!there && declared === undefined)
      t.inconclusive(
        `${expected} was waited for; found tree size ${found} (--declare stale-within=SECONDS makes this a judgement)`,
      );
    const defect = { reason: 'behind', expected, actual: `tree size ${found}`, at: 'checkpoint' } as const;
    t.judge(there ? undefined : defect, farthest.answer);
  },
});

export const sameTree = check<LogTarget>()({
  proves: 'LOG-CE-025',
  needs: ['create'],
  reasons: { 'other-tree': 'the root in an answer is not the one that the served tree had at that size' },
  run: async (log, t) => {
    const all = await t.use(noted);
    await t.use(writtenSound);
    const { size: largest } = (await t.use(reached)).checkpoint;
    const rootAt = earlierRoot(log, largest);
    for (const { answer, checkpoint: head } of all) {
      const { size, root } = head;
      if (size > largest) continue;
      const now = await rootAt(size);
      if ('status' in now)
        return t.inconclusive(`${now.path} is not served (status ${now.status}), so trees cannot be compared`);
      const expected = `${base64(now.root)}, the root of the first ${size} entries of the served tree`;
      const defect = { reason: 'other-tree', expected, actual: base64(root), at: `inclusionProof.checkpoint` } as const;
      t.judge(equalBytes(now.root, root) ? undefined : defect, answer);
    }
    if (t.subjects === 0) t.inconclusive('the served tree is smaller than that of every answer');
  },
});
