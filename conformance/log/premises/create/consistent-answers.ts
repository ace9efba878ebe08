/** Answers of CreateEntry whose parts agree. */
import { premise } from '../../../core/check/premise.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type AnsweredCheckpoint, answeredCheckpoints } from './answered-checkpoints.ts';

/** The answers whose parts say the same of index, tree size and root. */
export const consistentAnswers = premise<LogTarget>()({
  name: 'agreeing-answers',
  reasons: ['index', 'beyond', 'tree-size', 'root-hash'],
  async find(_log, t): Promise<readonly AnsweredCheckpoint[]> {
    const all = await t.use(answeredCheckpoints);
    for (const { answer, logged, proof, checkpoint } of all) {
      const { logIndex } = logged;
      const claims = [
        ['index', 'logIndex', proof.logIndex === logIndex, `${logIndex}, as logIndex says`, `${proof.logIndex}`],
        [
          'tree-size',
          'treeSize',
          proof.treeSize === checkpoint.size,
          `${checkpoint.size}, as its checkpoint says`,
          `${proof.treeSize}`,
        ],
        ['beyond', 'treeSize', proof.treeSize > logIndex, `a tree that has index ${logIndex}`, `${proof.treeSize}`],
        [
          'root-hash',
          'rootHash',
          equalBytes(proof.rootHash, checkpoint.root),
          `${base64(checkpoint.root)}, as its checkpoint says`,
          base64(proof.rootHash),
        ],
      ] as const;
      for (const [reason, name, holds, expected, actual] of claims)
        if (!holds) t.judge({ reason, expected, actual, at: `inclusionProof.${name}` }, answer);
    }
    return all;
  },
});
