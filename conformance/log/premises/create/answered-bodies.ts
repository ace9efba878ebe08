import { premise } from '../../../core/check/premise.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { type HashedRekord, readBody } from '../../oracle/entry/hashedrekord.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { completeAnswers } from './complete-answers.ts';

/** A created entry, and the canonicalized body of its answer. */
export interface AnsweredBody extends SuccessfulCreation {
  readonly body: HashedRekord;
}

/** The canonicalized bodies in answers of CreateEntry, each of which is a hashedrekord. */
export const answeredBodies = premise<LogTarget>()({
  name: 'answered-bodies',
  reasons: ['not-json', 'kind', 'members', 'base64'],
  async find(_log, t): Promise<readonly AnsweredBody[]> {
    const bodies: AnsweredBody[] = [];
    for (const complete of await t.use(completeAnswers)) {
      const { value, defect } = readBody(complete.logged.canonicalizedBody);
      const at = defect?.at ? `canonicalizedBody: ${defect.at}` : 'canonicalizedBody';
      if (defect) return t.fail({ ...defect, at }, complete.answer);
      bodies.push({ ...complete, body: value });
    }
    return bodies;
  },
});
