import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';
import type { ShownLog } from './shown-log.ts';

/** The defect of a client that is content with a log that lies. The other lies that it believes are named as well. */
export function beliefDefect<R extends string>(one: ShownLog<R>, all: readonly ShownLog<R>[]): Defect<R> | undefined {
  if (!one.look.content) return undefined;
  const others = all.filter((other) => other !== one && other.look.content);
  return {
    reason: one.reason,
    expected: one.expected ?? `it refuses a log that ${one.look.log}`,
    actual: `it is content (${one.look.ended})${alsoText('it believes', others)}`,
    at: one.name,
  };
}

/** The defect of a client that refuses a log that is right. The other ones that it refuses are named as well. */
export function truthDefect<R extends string>(one: ShownLog<R>, all: readonly ShownLog<R>[]): Defect<R> | undefined {
  if (one.look.content) return undefined;
  const others = all.filter((other) => other !== one && !other.look.content && other.look.unfinished === undefined);
  return {
    reason: one.reason,
    expected: `it is content with a log that ${one.look.log}`,
    actual: `it refuses it (${one.look.ended})${alsoText('it refuses', others)}`,
    at: one.name,
  };
}

function alsoText<R extends string>(verb: string, others: readonly ShownLog<R>[]): string {
  return others.length === 0 ? '' : `; ${verb} as well: ${others.map(({ name }) => name).join('; ')}`;
}

/** Judges each log that was shown. A look that was cut off shows nothing, and ends the check after the others. */
export async function judgeLooks<R extends string>(
  t: Trial<LogClientTarget, R>,
  shown: readonly ShownLog<R>[],
  defectOf: typeof beliefDefect,
  mayLack?: string,
): Promise<void> {
  const isOpen = ({ look }: ShownLog<R>) => look.unfinished !== undefined;
  const decided = [...shown.filter((one) => !isOpen(one)), ...shown.filter(isOpen)];
  await t.each(
    decided,
    (one) => {
      if (one.look.unfinished !== undefined) t.inconclusive(one.look.unfinished);
      t.judge(defectOf(one, shown), one.look);
    },
    mayLack,
  );
}
