/** The SCTs in the answers to the sound chains. */

import { premise } from '../../../core/check/premise.ts';
import { leafIndexIn, sctExtensionsDefect } from '../../oracle/certificates/extensions.ts';
import { readSct, type Sct, sctFormDefect, sctSignatureDefect } from '../../oracle/certificates/sct.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { keyOfLog } from './key-of-log.ts';
import { type Submission, submittedChains } from './submitted-chains.ts';

/** A chain and its SCT. */
export interface Issued extends Submission {
  readonly sct: Sct;
}

/** The same, with the index that the SCT promises. */
export interface Promised extends Issued {
  readonly index: bigint;
}

/** The place of a submission in messages. */
export const submissionPlace = ({ made }: Pick<Submission, 'made'>): string => `ct/v1/${made.name}, ${made.what}`;

/** Each answer has an SCT in its form (RFC 6962 section 4.1). */
export const issuedScts = premise<LogTarget>()({
  name: 'issued-scts',
  reasons: ['json', 'version', 'id', 'timestamp', 'extensions', 'signature'],
  async find(_log, t): Promise<readonly Issued[]> {
    return (await t.use(submittedChains)).map((submission) => {
      const body = readableBody(submission.answer);
      t.judge(sctFormDefect(body, submissionPlace(submission)), submission.answer);
      return { ...submission, sct: readSct(body!).value! };
    });
  },
});

/** Each SCT has a signature that verifies. */
export const verifiedScts = premise<LogTarget>()({
  name: 'verified-scts',
  reasons: ['form', 'invalid'],
  async find(log, t): Promise<readonly Issued[]> {
    const key = keyOfLog(log, t);
    const issued = await t.use(issuedScts);
    for (const one of issued) t.judge(sctSignatureDefect(one.sct, one, key, submissionPlace(one)), one.answer);
    return issued;
  },
});

/** Each SCT has extensions in their form, with the index of its entry (static-ct-api, "SCT Extension"). */
export const promisedIndices = premise<LogTarget>()({
  name: 'promised-indices',
  reasons: ['malformed', 'duplicate', 'absent', 'length'],
  async find(_log, t): Promise<readonly Promised[]> {
    return (await t.use(issuedScts)).map((issued) => {
      const { extensions } = issued.sct;
      const at = submissionPlace(issued);
      t.judge(sctExtensionsDefect(extensions, at), issued.answer);
      return { ...issued, index: leafIndexIn(extensions)! };
    });
  },
});
