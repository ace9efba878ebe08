/** Every checkpoint, served or in an answer of CreateEntry, is consistent with every other (C2SP tlog-checkpoint "Signatures"). */

import { watch } from '../../../core/check/check.ts';
import { NotApplicable } from '../../../core/check/early-end.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { base64, equalBytes, utf8 } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { noteAsAnswer } from '../../oracle/checkpoint/note-answer.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { readLogEntry } from '../../oracle/entry/log-entry-json.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { soundWrittenTree } from '../../premises/create/written-tree.ts';
import { restartedTree } from '../../premises/restart/restarted-tree.ts';
import { soundSubmittedTree } from '../../premises/submissions/submitted-tree.ts';
import { earlierRoots } from '../../premises/tiles/earlier-root.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import { ENTRIES_RESOURCE } from '../../target/entries-route.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Of how many served sizes, and of how many others, the roots are compared with the largest tree. */
const COMPARED = 48;

export const consistent = watch<LogTarget>()({
  // LOG-GR-001 (must): A log signs no checkpoint that is inconsistent with one that it signed before. [tlog-checkpoint,
  //   "Signatures"]
  proves: 'LOG-GR-001',
  reasons: {
    fork: 'two checkpoints of the same size have different roots',
    inconsistent: 'an earlier tree is not the beginning of a later one',
    restarted: 'after a restart the log signs another tree of a size that its tree had before',
  },
  owns: [
    reasonsOf([soundWrittenTree, soundSubmittedTree], 'inconsistent'),
    reasonsOf(restartedTree, { other: 'restarted' }),
  ],
  begin(log, t) {
    const firstOfSize = new Map<bigint, Checkpoint>();
    const answered: Answer[] = [];
    const note = (at: 'checkpoint' | 'inclusionProof.checkpoint', text: Answer) => {
      const checkpoint = openCheckpoint(text, log.keys);
      if (!checkpoint) return;
      const { size, root } = checkpoint;
      const first = firstOfSize.get(size) ?? checkpoint;
      firstOfSize.set(size, first);
      const expected = `the root ${base64(first.root)} at tree size ${size}, as signed before`;
      const fork = { reason: 'fork', expected, actual: base64(root), at } as const;
      t.judge(!equalBytes(first.root, root) && fork, text);
    };
    return {
      on(exchange, answer) {
        if (exchange.resource === 'checkpoint' && answer) note('checkpoint', answer);
        const text = answer && answeredNote(exchange, answer);
        if (text) answered.push(text);
      },
      async end() {
        await t.use(soundTree);
        if (log.restart) await t.use(restartedTree).catch(undefinedIfNotApplicable);
        const read = [...firstOfSize.values()];
        // Nothing ahead of what the log serves is requested.
        const largest = [...firstOfSize.keys()].sort(ascending).at(-1) ?? 0n;
        const rootAt = earlierRoots(log, largest);
        let unread: string | undefined;
        const compare = async (signed: readonly Checkpoint[]) => {
          const within = signed.filter(({ size }) => size > 0n && size <= largest);
          for (const { size, root } of within.slice(-COMPARED)) {
            if (unread !== undefined) return;
            const tree = await rootAt(size);
            if ('status' in tree) {
              unread = tree.why;
              return;
            }
            const expected = `${base64(root)}, as signed at tree size ${size}`;
            const actual = `${base64(tree.root)} as the first ${size} entries of the tree of size ${largest}`;
            const inconsistent = { reason: 'inconsistent', expected, actual, at: `checkpoint ${size}` } as const;
            t.judge(!equalBytes(tree.root, root) && inconsistent);
          }
        };
        await compare(read);
        for (const text of answered) note('inclusionProof.checkpoint', text);
        await compare([...firstOfSize.values()].slice(read.length));
        if (unread !== undefined) t.inconclusive(`${unread}, so trees cannot be compared`);
      },
    };
  },
});

/** The checkpoint in an answer of CreateEntry, as if it had been read. */
function answeredNote({ resource }: Exchange, answer: Answer): Answer | undefined {
  const body = resource === ENTRIES_RESOURCE && answer.status < 300 ? readableBody(answer) : undefined;
  const envelope = body && readLogEntry(body).value?.inclusionProof?.checkpoint;
  return envelope ? noteAsAnswer(utf8(envelope), answer.exchange) : undefined;
}

/** A log that takes no entries is not restarted. */
function undefinedIfNotApplicable(cause: unknown): undefined {
  if (!(cause instanceof NotApplicable)) throw cause;
}
