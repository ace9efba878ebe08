import { check } from '../../../core/check/check.ts';
import { treeHeadLinesMade } from '../../oracle/checkpoint/made-lines.ts';
import { keyIdFor } from '../../oracle/note/key-hash.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { noteSignatures, parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

const idText = (keyId: number): string => keyId.toString(16).padStart(8, '0');

export const keyId = check<LogTarget>()({
  // LOG-CT-003 (must): The key ID of the log's signature is the beginning of the SHA-256 hash of key name, newline, the byte 0x05
  //   and the LogID. [static-ct-api, "Checkpoints"]
  proves: 'LOG-CT-003',
  needs: ['keys'],
  reasons: { 'other-id': "a signature by the log's key has a key ID that is not made of its name and the LogID" },
  run: async (log, t) => {
    await t.use(parsedCheckpoint);
    await t.use(noteSignatures);
    const answer = await t.use(checkpointAnswer);
    await t.each(
      treeHeadLinesMade(answer, log.keys),
      ({ line, key }) => {
        const right = keyIdFor(line.name, key.type, key.key);
        const expected = `the key ID ${idText(right)}`;
        const otherId = {
          reason: 'other-id',
          expected,
          actual: `${idText(line.keyId)}: ${line.line}`,
          at: 'checkpoint',
        } as const;
        t.judge(line.keyId !== right && otherId, answer);
      },
      'no signature by a key of the log verifies as that of a tree head',
    );
  },
});
