/** What a step gave, held against what it wrote into the result file. */
import type { Trial } from '../../../core/check/trial.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import type { LibraryRun } from './library-run.ts';

type PartName = 'base' | 'dao' | 'test';
/** Of what a step gives. */
export const RETURNED_RESULT_REASONS = {
  failed: 'it does not do what it is for',
  nothing: 'what it gives is no result of its step',
  differs: 'what it gives is not what the result file says',
};

/** Holds what a step gave against what it wrote into the result file. */
export function judgeReturnedResult(
  t: Trial<MigrationTarget, keyof typeof RETURNED_RESULT_REASONS>,
  scene: LibraryRun,
  names: readonly PartName[],
): void {
  const { run, result, returned } = scene;
  for (const name of names) {
    const [given, written] = [returned?.result[name], result?.result[name]];
    const nothing = { expected: `an object with \`${name}\``, actual: returnedText(run), at: name };
    if (given === undefined) t.judge({ reason: 'nothing', ...nothing }, run);
    const differs = shortJson(given) !== shortJson(written);
    const defect = { reason: 'differs' as const, expected: shortJson(written), actual: shortJson(given), at: name };
    t.judge(differs ? defect : undefined, run);
  }
}

/** What a run gave, for people. JSON may not know what it was: an object of a class, a Map, a function. */
export function returnedText({ returned }: Run): string {
  const text = shortJson(returned);
  return ['{}', 'null'].includes(text) ? `${text} (what JSON makes of it)` : text;
}

export const shortJson = (value: unknown): string => canonicalJson(value).slice(0, 2000);

export const CHOICE_REASONS = {
  'not-as-declared': 'it is not as declared',
  changed: 'it is not as it was before in the same run',
};
