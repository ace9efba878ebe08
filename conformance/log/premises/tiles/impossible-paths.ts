/** What a log answers at paths that can never name a tile or bundle. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { IMPOSSIBLE_PATHS, type ImpossiblePath } from '../../inputs/tree/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { parsedCheckpoint } from '../checkpoint/verified-checkpoint.ts';

/** What was asked for, and the answer. */
export interface ImpossiblePathAnswer extends ImpossiblePath {
  readonly answer: Answer;
}

/** The answer at a path; undefined where none comes that says anything, such as 503 for as long as we ask. */
async function askImpossiblePath(log: LogTarget, one: ImpossiblePath): Promise<ImpossiblePathAnswer | undefined> {
  try {
    return { ...one, answer: await log.read({ kind: 'path', path: one.path }) };
  } catch (cause) {
    if (cause instanceof TransportFailure && cause.code !== 'budget') return undefined;
    throw cause;
  }
}

/** The answers at all of these paths, each asked for once a run. */
export const impossiblePathAnswers = premise<LogTarget>()({
  name: 'echoes',
  async find(log, t): Promise<readonly ImpossiblePathAnswer[]> {
    // What an address answers that is no log's is no matter of a log.
    await t.use(parsedCheckpoint);
    // Together: a server's error is tried again after seconds, and there are a dozen of them.
    const heard = await Promise.all(IMPOSSIBLE_PATHS.map((one) => askImpossiblePath(log, one)));
    const echoes = heard.filter((one) => one !== undefined);
    return echoes.length > 0 ? echoes : t.inconclusive('no path that can never name a tile got an answer');
  },
});

/** Nothing is served where nothing can be: only then does an answer of 200 elsewhere mean that something is there. */
export const impossiblePathsRefused = premise<LogTarget>()({
  name: 'honest-absence',
  reasons: ['served'],
  async find(_log, t): Promise<true> {
    for (const { path, why, answer } of await t.use(impossiblePathAnswers)) {
      const actual = `status 200 and ${answer.raw.length} bytes`;
      const defect = { reason: 'served', expected: `an error status: ${why}`, actual, at: path } as const;
      // Nothing at width 0 is an empty tile, which has a check of its own.
      const empty = path.endsWith('.p/0') && answer.raw.length === 0;
      t.judge(answer.status === 200 && !empty ? defect : undefined, answer);
    }
    return true;
  },
});
