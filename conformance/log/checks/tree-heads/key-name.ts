import { check } from '../../../core/check/check.ts';
import { treeHeadLinesMade } from '../../oracle/checkpoint/made-lines.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { noteSignatures, parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const keyName = check<LogTarget>()({
  // LOG-CT-002 (must): The key name of the log's signature is the origin. [static-ct-api, "Checkpoints"]
  proves: 'LOG-CT-002',
  needs: ['keys'],
  reasons: { 'other-name': "a signature by the log's key has another name than the origin" },
  run: async (log, t) => {
    await t.use(parsedCheckpoint);
    await t.use(noteSignatures);
    const answer = await t.use(checkpointAnswer);
    await t.each(
      treeHeadLinesMade(answer, log.keys),
      ({ line: { name, line }, origin }) => {
        const otherName = {
          reason: 'other-name',
          expected: `the name "${origin}"`,
          actual: line,
          at: 'checkpoint',
        } as const;
        t.judge(name !== origin && otherName, answer);
      },
      'no signature by a key of the log verifies as that of a tree head',
    );
  },
});
