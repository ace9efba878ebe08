/** The log's answers at paths that can never name a tile or bundle. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import {
  IMPOSSIBLE_CERTIFICATE_PATHS,
  IMPOSSIBLE_PATHS,
  type ImpossiblePath,
  pathsThatEndLikeTheLast,
} from '../../inputs/tree/impossible-paths.ts';
import { DATA_TILES } from '../../oracle/tiles/entry-format.ts';
import { impossiblePathDefect } from '../../oracle/tiles/resource-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { parsedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { formatOfEntries } from './format-of-entries.ts';

export interface ImpossiblePathAnswer extends ImpossiblePath {
  readonly answer: Answer;
}

/** The answer at a path; undefined if the request fails, for example by repeated 503. */
async function askImpossiblePath(log: LogTarget, asked: ImpossiblePath): Promise<ImpossiblePathAnswer | undefined> {
  try {
    return { ...asked, answer: await log.read({ kind: 'path', path: asked.path }) };
  } catch (cause) {
    if (cause instanceof TransportFailure && cause.code !== 'budget') return undefined;
    throw cause;
  }
}

/** The answers at all these paths, each requested once in a run. */
export const impossiblePathAnswers = premise<LogTarget>()({
  name: 'impossible-path-answers',
  async find(log, t): Promise<readonly ImpossiblePathAnswer[]> {
    // An address that serves no checkpoint is not a log's.
    const { size } = await t.use(parsedCheckpoint);
    // Concurrently: a request with a server error is repeated after seconds, and there are dozens of requests.
    const isOfCertificates = formatOfEntries(t) === DATA_TILES;
    const paths = [
      ...IMPOSSIBLE_PATHS,
      ...(isOfCertificates ? IMPOSSIBLE_CERTIFICATE_PATHS : []),
      ...pathsThatEndLikeTheLast(size, isOfCertificates ? 'data' : 'entries'),
    ];
    const answers = await Promise.all(paths.map((path) => askImpossiblePath(log, path)));
    const received = answers.filter((answer) => answer !== undefined);
    return received.length > 0 ? received : t.inconclusive('no path that can never name a tile got an answer');
  },
});

/** No impossible path is answered with a tile or bundle: only then does another path that is show that it exists. */
export const impossiblePathsRefused = premise<LogTarget>()({
  name: 'impossible-paths-refused',
  reasons: ['served'],
  async find(_log, t): Promise<true> {
    for (const received of await t.use(impossiblePathAnswers)) t.judge(impossiblePathDefect(received), received.answer);
    return true;
  },
});
