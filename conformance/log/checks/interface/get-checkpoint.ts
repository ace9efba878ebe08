import { check } from '../../../core/check/check.ts';
import { OPERATION_REASONS, operationDefect } from '../../oracle/http/operation-defect.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const getCheckpoint = check<LogTarget>()({
  // LOG-IF-001 (must): GetCheckpoint is `GET {base_url}/api/v2/checkpoint`, without parameters and without a body. [interface,
  //   "Endpoints"]
  proves: 'LOG-IF-001',
  reasons: OPERATION_REASONS,
  run: async (log, t) => {
    const answer = await log.read({ kind: 'checkpoint' });
    t.judge(operationDefect('GetCheckpoint', answer, 'checkpoint'), answer);
    await t.use(checkpointAnswer);
  },
});
