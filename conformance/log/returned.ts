/** What an entry is answered with once more, held against what such an answer is to have (Rekor v2, "CreateEntry"). */
import type { Defect } from '../core/defect.ts';
import type { Vkey } from '../core/vkey.ts';
import { type FormReason, formDefects } from '../oracle/log-entry-form.ts';
import type { Success } from './created.ts';
import { headOf } from './head-of.ts';
import { logIdDefect } from './log-id-defect.ts';
import { quietBody } from './stages.ts';

/** What can be wrong in the answer to a repeat beside its proof. */
export type ReturnedReason = 'form' | 'vouching' | 'log-id' | 'kind';

/** What is wrong in the answer to a repeat that was right in the first answer: what was wrong there is said of that. */
export function returnedDefect(
  first: Success,
  again: Success,
  keys: readonly Vkey[] | undefined,
): Defect<ReturnedReason> | undefined {
  const before = new Set(found(first, keys).map(([, { reason }]) => reason));
  const fresh = found(again, keys).find(([, { reason }]) => !before.has(reason));
  return fresh && { ...fresh[1], reason: fresh[0] };
}

/** Every defect of an answer, each with the reason that it has in a repeat. */
function found({ answer, logged }: Success, keys: readonly Vkey[] | undefined): [ReturnedReason, Defect][] {
  const defects = formDefects(quietBody(answer)!).map((defect): [ReturnedReason, Defect] => [
    of(defect.reason),
    defect,
  ]);
  const { kindVersion, logId, inclusionProof } = logged;
  const [expected, actual] = ['hashedrekord 0.0.2', `${kindVersion?.kind} ${kindVersion?.version}`];
  if (kindVersion && actual !== expected)
    defects.push(['kind', { reason: 'kind', expected, actual, at: 'kindVersion' }]);
  if (!logId || !inclusionProof) return defects;
  const { checkpoint, lines } = headOf(inclusionProof.checkpoint);
  const other = logIdDefect(logId, { origin: checkpoint.origin, lines, keys });
  return other ? [...defects, ['log-id', other]] : defects;
}

const of = (reason: FormReason): ReturnedReason => (reason === 'time' || reason === 'promise' ? 'vouching' : 'form');
