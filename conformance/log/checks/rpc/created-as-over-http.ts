/** CreateEntry over gRPC returns the same answer as over HTTP (Rekor v2, "gRPC"). */
import { check } from '../../../core/check/check.ts';
import { base64, equalBytes, utf8 } from '../../../oracle/bytes/bytes.ts';
import { noteAsAnswer } from '../../oracle/checkpoint/note-answer.ts';
import { checkpointContentOf } from '../../oracle/checkpoint/stages.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { entryMessageDefect } from '../../oracle/rpc/message-defect.ts';
import { coveringCheckpoint } from '../../premises/create/covering-checkpoint.ts';
import { firstEntry } from '../../premises/create/first-entry.ts';
import { soundCreations } from '../../premises/create/sound-creations.ts';
import { loggedRpcCreations } from '../../premises/rpc/created-entries.ts';
import { earlierRoots } from '../../premises/tiles/earlier-root.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const createdAsOverHttp = check<LogTarget>()({
  // LOG-CE-026 (must): Answers over gRPC are the same as over HTTP: a created entry has proof, checkpoint, kind and log ID, and a
  //   refusal has the status code that corresponds to the HTTP status. [rekor-v2, "gRPC"]
  proves: 'LOG-CE-026',
  needs: ['grpc', 'create'],
  reasons: {
    proof: 'the inclusion proof in the message is missing, or does not lead to the root of its checkpoint',
    checkpoint:
      'the checkpoint in the message is not a checkpoint, is not signed by the log, or belongs to another tree than the served one',
    kind: 'kind and version in the message are neither hashedrekord 0.0.2 nor those over HTTP',
    'log-id': 'the log ID in the message is that of another log',
    time: 'the message has an integrated time or an inclusion promise, and HTTP does not',
  },
  run: async (log, t) => {
    const creations = await t.use(loggedRpcCreations);
    // A defect over HTTP is judged by the checks of HTTP.
    await t.use(soundCreations);
    const overHttp = (await t.use(firstEntry)).logged;
    for (const { logged, answer } of creations) t.judge(entryMessageDefect(logged, overHttp, log.keys), answer);
    const heads = creations.map(({ logged, answer }) => {
      const note = noteAsAnswer(utf8(logged.inclusionProof!.checkpoint));
      return { answer, ...checkpointContentOf(note)!.value! };
    });
    const highest = creations
      .map(({ logged }) => logged.logIndex)
      .sort(ascending)
      .at(-1)!;
    const { size: largest } = await coveringCheckpoint(log, t, highest);
    const rootAt = earlierRoots(log, largest);
    for (const { answer, size, root } of heads) {
      const served = size <= largest ? await rootAt(size) : undefined;
      // A tile that is not served is judged by log/tiles/served.
      if (!served || 'status' in served) continue;
      const expected = `${base64(served.root)}, the root of the first ${size} entries of the served tree`;
      const at = 'inclusionProof.checkpoint';
      const otherRoot = { reason: 'checkpoint', expected, actual: base64(root), at } as const;
      t.judge(!equalBytes(served.root, root) && otherRoot, answer);
    }
  },
});
