import { LAUNCHER } from '../../../command/launcher.ts';
import type { CheckId } from '../../../core/check/reason.ts';
import type { ChosenJudgement } from '../../self-test/judge-chosen.ts';

/** The lines about one alteration; `full`: with each failure, and the command that explains it. */
export function judgementLines(judgement: ChosenJudgement, full: boolean): readonly string[] {
  const { kind, name, wrong, failed, failures, again } = judgement;
  const caught = kind === 'fault' ? `: ${failed.join(', ')}` : '';
  const note = again ? ' (by all checks: those chosen did not show it so)' : '';
  return [
    `${wrong.length === 0 ? '✓' : '✗'} ${kind} ${name}${caught}${note}`,
    ...[...wrong, ...(full ? failures : [])].map((line) => `    ${line}`),
    ...(full ? failed.map((key) => `    ${LAUNCHER} explain '${key}'`) : []),
  ];
}

/** Which faults each check catches. */
export function matrixLines(judged: readonly ChosenJudgement[], checks: readonly CheckId[]): readonly string[] {
  const line = (id: CheckId) => {
    const caught = judged.filter(
      ({ kind, failed }) => kind === 'fault' && failed.some((key) => key.startsWith(`${id}#`)),
    );
    return `  ${id.padEnd(36)} ${caught.length === 0 ? 'none' : caught.map(({ name }) => name).join(', ')}`;
  };
  return ['', 'Which faults each check catches:', ...checks.map(line), ''];
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** The last lines: how many were judged, and how many judgements were left out. `seed`: undefined with `--whole`. */
export function totalLines(judged: readonly ChosenJudgement[], seed: bigint | undefined): readonly string[] {
  const ofKind = (kind: string) => counted(judged.filter((one) => one.kind === kind).length, kind);
  const bad = judged.filter(({ wrong }) => wrong.length > 0).length;
  const again = judged.filter((one) => one.again).length;
  const sum = (of: 'judged' | 'leftOut') => judged.reduce((all, one) => all + one[of], 0);
  const made = counted(sum('judged'), 'judgement');
  const end = `${ofKind('fault')}, ${ofKind('variant')}; ${bad === 0 ? 'all as expected' : `${bad} not as expected`}`;
  return [
    ...(again === 0
      ? []
      : [`${counted(again, 'alteration')} judged by all checks, since those chosen did not show it as it says`]),
    end,
    seed === undefined
      ? `${made} by a check; --whole leaves no judgement out`
      : `${made} by a check; ${sum('leftOut').toLocaleString('en')} left out: --whole makes all, --seed ${seed} leaves out the same ones`,
  ];
}
