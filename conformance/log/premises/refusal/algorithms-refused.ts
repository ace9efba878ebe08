import { premise } from '../../../core/check/premise.ts';
import { refusedAlgorithmDefect } from '../../oracle/entry/refused-algorithm.ts';
import { isGatewayRefusal } from '../../oracle/http/gateway.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { allAlgorithms } from '../create/all-algorithms.ts';

/**
 * A log refuses entries of an algorithm that it does not allow with 400 (Rekor v2, "Algorithms"). Otherwise
 * log/algorithms/accepted fails instead of each check that sends a wrong request of that algorithm.
 */
export const algorithmsRefusedWith400 = premise<LogTarget>()({
  name: 'algorithms-refused-with-400',
  reasons: ['not-400'],
  async find(_log, t): Promise<true> {
    for (const { algorithm, creation } of await t.use(allAlgorithms)) {
      if (!creation) continue;
      const { answer } = creation;
      // An error of the server or a gateway does not show whether the log allows the algorithm.
      if (answer.status < 500 && !isGatewayRefusal(answer))
        t.judge(refusedAlgorithmDefect(algorithm, answer, 'log/entries'), answer);
    }
    return true;
  },
});
