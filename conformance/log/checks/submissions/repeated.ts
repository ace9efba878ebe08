import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { equalBytes, hex } from '../../../oracle/bytes/bytes.ts';
import { leafIndexIn } from '../../oracle/certificates/extensions.ts';
import { readSct, type Sct, sctMessage, sctSignatureDefect } from '../../oracle/certificates/sct.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { submissionPlace } from '../../premises/submissions/issued-scts.ts';
import { keyOfLog } from '../../premises/submissions/key-of-log.ts';
import { type Repeated, repeatedChains } from '../../premises/submissions/repeated-chains.ts';
import { servedLeaf } from '../../premises/submissions/served-leaf.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const repeated = check<LogTarget>()({
  // LOG-CT-053 (must): A certificate that the log has already is answered with the SCT of before, or with another SCT that is
  //   right. [rfc6962, "3"]
  proves: 'LOG-CT-053',
  needs: ['submit', 'authority', 'keys'],
  reasons: {
    refused: 'a certificate that the log has already is refused',
    'no-sct': 'a certificate that the log has already is answered without an SCT',
    signature: 'the SCT of a certificate that the log has already does not verify',
    'other-entry': 'at the index in the SCT of a certificate that the log has already, it has another entry',
    'not-as-declared': 'a certificate that the log has already is not answered as declared',
    changed: 'certificates that the log has already are answered in different ways',
  },
  run: async (log, t) => {
    const key = keyOfLog(log, t);
    for (const one of await t.use(repeatedChains)) {
      const { first, again } = one;
      const { sct, defect } = sctOf(one);
      if (!sct) return t.fail(defect, again.answer);
      const broken = sctSignatureDefect(sct, again, key, submissionPlace(again));
      t.judge(broken && { ...broken, reason: 'signature' }, again.answer);
      const isSame = sct.timestamp === first.sct.timestamp && equalBytes(sct.extensions, first.sct.extensions);
      if (!isSame) {
        const index = leafIndexIn(sct.extensions);
        const leaf = index === undefined ? undefined : await servedLeaf(log, t, index);
        const right = leafHash(sctMessage(again, sct));
        const expected = `an entry with the leaf hash ${hex(right)} at index ${index}, as the SCT says`;
        const found = leaf ? hex(leaf.hash) : 'no leaf_index';
        const other = {
          reason: 'other-entry',
          expected,
          actual: found,
          at: leaf?.at ?? submissionPlace(again),
        } as const;
        t.judge(found !== hex(right) && other, leaf?.answer ?? again.answer);
      }
      t.judge(t.chose('repeated-chain', isSame ? 'same-sct' : 'new-sct'), again.answer);
    }
  },
});

/** The SCT in the answer to a repeated chain, or the defect of an answer without one. */
function sctOf({
  again,
}: Repeated):
  | { readonly sct: Sct; readonly defect?: undefined }
  | { readonly sct?: undefined; readonly defect: Defect<'refused' | 'no-sct'> } {
  const expected = `status 200 and an SCT, for ${again.made.what} that the log has already`;
  const at = submissionPlace(again);
  const { status } = again.answer;
  if (status !== 200) return { defect: { reason: 'refused', expected, actual: `status ${status}`, at } };
  const { value, defect } = readSct(readableBody(again.answer) ?? new Uint8Array());
  return value
    ? { sct: value }
    : { defect: { reason: 'no-sct', expected, actual: `${defect.reason}: ${defect.actual}`, at } };
}
