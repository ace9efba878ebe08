/** What a log answers at paths that can never name a tile or bundle. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { IMPOSSIBLE_PATHS, type ImpossiblePath } from '../../inputs/tree/impossible-paths.ts';
import { impossiblePathDefect } from '../../oracle/tiles/resource-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { parsedCheckpoint } from '../checkpoint/verified-checkpoint.ts';

export interface ImpossiblePathAnswer extends ImpossiblePath {
  readonly answer: Answer;
}

/** The answer at a path; undefined where the request fails, such as by 503 for as long as we ask. */
async function askImpossiblePath(log: LogTarget, asked: ImpossiblePath): Promise<ImpossiblePathAnswer | undefined> {
  try {
    return { ...asked, answer: await log.read({ kind: 'path', path: asked.path }) };
  } catch (cause) {
    if (cause instanceof TransportFailure && cause.code !== 'budget') return undefined;
    throw cause;
  }
}

/** The answers at all of these paths, each asked for once a run. */
export const impossiblePathAnswers = premise<LogTarget>()({
  name: 'impossible-path-answers',
  async find(log, t): Promise<readonly ImpossiblePathAnswer[]> {
    // An address that serves no checkpoint is not a log's.
    await t.use(parsedCheckpoint);
    // All at once: a request that ends in a server's error is repeated after seconds, and there are a dozen of them.
    const answers = await Promise.all(IMPOSSIBLE_PATHS.map((path) => askImpossiblePath(log, path)));
    const found = answers.filter((answer) => answer !== undefined);
    return found.length > 0 ? found : t.inconclusive('no path that can never name a tile got an answer');
  },
});

/** No impossible path is served: only then does status 200 at another path mean that a resource is there. */
export const impossiblePathsRefused = premise<LogTarget>()({
  name: 'impossible-paths-refused',
  reasons: ['served'],
  async find(_log, t): Promise<true> {
    for (const found of await t.use(impossiblePathAnswers)) t.judge(impossiblePathDefect(found), found.answer);
    return true;
  },
});
