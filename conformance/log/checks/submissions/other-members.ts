import { check } from '../../../core/check/check.ts';
import { readSct } from '../../oracle/certificates/sct.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { issuedScts } from '../../premises/submissions/issued-scts.ts';
import { runChains } from '../../premises/submissions/run-chains.ts';
import { submitChain } from '../../premises/submissions/submitted-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const otherMembers = check<LogTarget>()({
  // LOG-CT-054 (should): Members of a submission that RFC 6962 does not specify are ignored. [rfc6962, "4"]
  proves: 'LOG-CT-054',
  needs: ['submit', 'authority'],
  reasons: { refused: 'a submission with a member that RFC 6962 does not specify is refused' },
  run: async (log, t) => {
    await t.use(issuedScts);
    const { make, intermediate, root } = await t.use(runChains);
    const what = 'a certificate with another member beside the chain';
    const made = make({ name: 'members', what, as: 'add-chain', below: [intermediate, root] });
    const chain = made.chain.map((der) => Buffer.from(der).toString('base64'));
    const body = Buffer.from(JSON.stringify({ comment: { by: ['touchstone', null] }, chain }, undefined, 2));
    const { answer } = await submitChain(log, t, made, body);
    const isTaken = answer.status === 200 && readSct(readableBody(answer) ?? new Uint8Array()).value !== undefined;
    const expected = `status 200 and an SCT, for ${what}`;
    t.judge(
      !isTaken && { reason: 'refused', expected, actual: `status ${answer.status}`, at: 'ct/v1/add-chain' },
      answer,
    );
  },
});
