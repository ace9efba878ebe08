/** The value of a promise, compared with the result file (the interface document, "Library"). */

import type { Defect } from '../../../core/check/defect.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { listedMembers } from '../../oracle/output/listed-members.ts';
import type { Run } from '../../target/run.ts';
import type { LibraryRun } from './library-run.ts';

export const RETURNED_RESULT_REASONS = {
  failed: 'the promise is not fulfilled, or the step writes nothing',
  nothing: 'the promise gives no result of the step',
  differs: 'the promise gives another result than the result file has',
};

/** A part of the result that the promise does not give, or that differs from the result file. */
export function returnedPartDefect(
  { run, result, returned }: LibraryRun,
  part: 'base' | 'dao' | 'test',
): Defect<'nothing' | 'differs'> | undefined {
  const returnedPart = returned?.result[part];
  if (returnedPart === undefined)
    return { reason: 'nothing', expected: `an object with \`${part}\``, actual: returnedText(run), at: part };
  const [written, given] = [result?.result[part], returnedPart].map((value) => listedMembers(part, value));
  return mismatch('differs', written, given, part, shortJson);
}

/** The value of a promise as text. JSON has no form for class instances, maps and functions. */
export function returnedText({ returned }: Run): string {
  const text = shortJson(returned);
  return ['{}', 'null'].includes(text) ? `${text} (its JSON form)` : text;
}

export const shortJson = (value: unknown): string => canonicalJson(value).slice(0, 2000);

export const CHOICE_REASONS = {
  'not-as-declared': 'it is not as declared',
  changed: 'it is not as it was before in the same run',
};
