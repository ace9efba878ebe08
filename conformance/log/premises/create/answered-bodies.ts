/** The canonicalized bodies in answers of CreateEntry. */

import { premise } from '../../../core/check/premise.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { type HashedRekord, readBody } from '../../oracle/entry/hashedrekord.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { completeAnswers } from './complete-answers.ts';

/** A created entry, and what its body says. */
export interface AnsweredBody extends SuccessfulCreation {
  readonly body: HashedRekord;
}

/** The bodies, each of which is a hashedrekord. */
export const answeredBodies = premise<LogTarget>()({
  name: 'bodies',
  reasons: ['not-json', 'kind', 'members', 'base64'],
  async find(_log, t): Promise<readonly AnsweredBody[]> {
    return (await t.use(completeAnswers)).map((one) => {
      const { value, defect } = readBody(one.logged.canonicalizedBody);
      const where = 'canonicalizedBody';
      if (defect) t.judge({ ...defect, at: defect.at ? `${where}: ${defect.at}` : where }, one.answer);
      return { ...one, body: value! };
    });
  },
});
