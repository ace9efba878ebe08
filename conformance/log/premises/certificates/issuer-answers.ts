import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { readFourAtATime } from '../http/read-all.ts';
import { everyCertificate } from './logged-certificates.ts';

/** How many issuers are read at most: public logs have a few thousand. */
const MOST_ISSUERS = 300;

/** The answer at the path of an issuer. */
export interface IssuerAnswer {
  /** SHA-256 in lowercase hex. */
  readonly fingerprint: string;
  readonly path: string;
  /** An entry that refers to it. */
  readonly namedBy: string;
  readonly answer: Answer;
}

/** The answers at the paths of the issuers to which the entries that were read refer, each once. */
export const issuerAnswers = premise<LogTarget>()({
  name: 'issuer-answers',
  async find(log, t): Promise<readonly IssuerAnswer[]> {
    const entries = await everyCertificate(t);
    const named = new Map(entries.flatMap(({ fingerprints, at }) => fingerprints.map((one) => [one, at] as const)));
    if (named.size > MOST_ISSUERS) t.note(`${MOST_ISSUERS} of ${named.size} issuers were read`);
    return readFourAtATime([...named].slice(0, MOST_ISSUERS), async ([fingerprint, namedBy]) => {
      const path = `issuer/${fingerprint}`;
      return { fingerprint, path, namedBy, answer: await log.read({ kind: 'path', path }) };
    });
  },
});

/** The issuers that are served. */
export const servedIssuers = premise<LogTarget>()({
  name: 'served-issuers',
  async find(_log, t): Promise<readonly IssuerAnswer[]> {
    return (await t.use(issuerAnswers)).filter(({ answer }) => answer.status === 200);
  },
});

export const NO_ISSUERS = 'no entry that was read refers to an issuer that is served';
