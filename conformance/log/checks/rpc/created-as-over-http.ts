/** CreateEntry over gRPC: what it logs, and what it answers. */
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
  proves: 'LOG-CE-026',
  needs: ['grpc', 'create'],
  reasons: {
    proof: 'the inclusion proof in the message is missing, or does not lead to the root of its checkpoint',
    checkpoint: 'the checkpoint in the message is none, is not signed by the log, or is of another tree than is served',
    kind: 'kind and version in the message are neither hashedrekord 0.0.2 nor those over HTTP',
    'log-id': 'the log ID in the message is that of another log',
    time: 'the message has an integrated time or an inclusion promise, which HTTP does not have',
  },
  run: async (log, t) => {
    const all = await t.use(loggedRpcCreations);
    // What is wrong over HTTP is said there.
    await t.use(soundCreations);
    const overHttp = (await t.use(firstEntry)).logged;
    for (const { logged, answer } of all) t.judge(entryMessageDefect(logged, overHttp, log.keys), answer);
    const heads = all.map(
      ({ logged }) => checkpointContentOf(noteAsAnswer(utf8(logged.inclusionProof!.checkpoint)))!.value!,
    );
    const highest = all
      .map(({ logged }) => logged.logIndex)
      .sort(ascending)
      .at(-1)!;
    const { size: largest } = await coveringCheckpoint(log, t, highest);
    const rootAt = earlierRoots(log, largest);
    for (const [i, { size, root }] of heads.entries()) {
      const now = size <= largest ? await rootAt(size) : undefined;
      // What is not served is for the checks of tiles to say.
      if (!now || 'status' in now) continue;
      const expected = `${base64(now.root)}, the root of the first ${size} entries of the served tree`;
      const at = 'inclusionProof.checkpoint';
      const defect = { reason: 'checkpoint', expected, actual: base64(root), at } as const;
      t.judge(equalBytes(now.root, root) ? undefined : defect, all[i]!.answer);
    }
  },
});
