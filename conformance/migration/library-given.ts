import type { MigrationTarget, Run } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { alike } from './alike.ts';
import type { ByLibrary } from './by-library.ts';

type PartName = 'base' | 'dao' | 'test';
/** Of what a step gives. */
export const GIVEN = {
  failed: 'it does not do what it is for',
  nothing: 'what it gives is no result of its step',
  differs: 'what it gives is not what the result file says',
};

/** Holds what a step gave against what it wrote into the result file. */
export function judgeGiven(
  t: Trial<MigrationTarget, keyof typeof GIVEN>,
  scene: ByLibrary,
  names: readonly PartName[],
): void {
  const { run, result, returned } = scene;
  for (const name of names) {
    const [given, written] = [returned?.result[name], result?.result[name]];
    const nothing = { expected: `an object with \`${name}\``, actual: saidOf(run), at: name };
    if (given === undefined) t.judge({ reason: 'nothing', ...nothing }, run);
    const differs = said(given) !== said(written);
    const defect = { reason: 'differs' as const, expected: said(written), actual: said(given), at: name };
    t.judge(differs ? defect : undefined, run);
  }
}

/** What a run gave, for people. JSON may not know what it was: an object of a class, a Map, a function. */
export function saidOf({ returned }: Run): string {
  const text = said(returned);
  return ['{}', 'null'].includes(text) ? `${text} (what JSON makes of it)` : text;
}

export const said = (value: unknown): string => alike(value).slice(0, 2000);
