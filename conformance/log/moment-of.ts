import type { Exchange } from '../core/target/exchange.ts';
import type { Moment } from '../core/verdict/moment.ts';

/** The tree size of a checkpoint that the log served (C2SP tlog-checkpoint, "Note text"): the second line. */
export function logMomentOf({ resource, answer, startedMs, durationMs }: Exchange): Moment | undefined {
  if (resource !== 'checkpoint' || answer?.status !== 200 || answer.encoding !== 'utf-8') return undefined;
  const [, value = ''] = answer.preview.split('\n', 2);
  return /^(0|[1-9]\d{0,19})$/.test(value) ? { atMs: startedMs + durationMs, what: 'tree-size', value } : undefined;
}
