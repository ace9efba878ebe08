import { caller } from '../../../command/caller.ts';
import type { Job } from '../../../command/job.ts';
import type { ChildMessage, PlannedCheck, RestartedMessage, StopMessage } from '../../../command/message.ts';
import { INTERRUPTS } from '../../../command/terminal/interrupt.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { leadingRequirement } from '../../../core/run/plan.ts';
import type { RunResult } from '../../../core/run/run.ts';
import type { ErrorSection, Problem } from '../../../core/text/error-section.ts';
import type { LeftItem } from '../../../core/verdict/left-item.ts';
import type { CheckResult } from '../../../core/verdict/outcome.ts';
import { removePlacesOf } from '../../../lab/place/own-place.ts';
import type { StopMode } from '../../../lab/process/managed-process.ts';
import { descriptorOf } from '../../../suites.ts';
import type { OwnedProcess } from './owned-process.ts';
import { processorTimeMs } from './processor-time.ts';
import { startChild } from './runner-child.ts';
import { SignsOfLife, type SilenceLimits } from './signs-of-life.ts';

/** How long past its own limit an exchange may be open before it counts as a hang. */
const EXCHANGE_GRACE_MS = 3000;
/** A child that sends no beat in so much processor time hangs in synchronous code. */
const SILENCE_MS = 15_000;
/** A child that sends no beat for this long hangs even if it took no processor time. */
const IDLE_MS = 150_000;
/** How long a child may take until its first sign. */
const START_MS = 300_000;
/** How long after an interrupt the child may take to withdraw its published items. */
const TIDYING_MS = 1800;

const LATE = "the run's budget is spent";

/** The result of a supervised child. */
export interface Supervised extends RunResult {
  readonly reached: boolean;
  /** Why the target was not reached, or why the run ended early. */
  readonly why?: string;
  /** The section of `docs/errors.md` about that. */
  readonly section?: ErrorSection;
  /** The checks ended early by a fault of the suite, while none of them was judging. */
  readonly broken?: true;
  readonly interrupted: boolean;
  /** Items that the run made and that may still be in the target. */
  readonly left?: readonly LeftItem[];
}

/** How long the child may be silent, and how long past its budget it may run, in milliseconds. */
interface Limits extends Partial<SilenceLimits> {
  readonly graceMs?: number;
}

/** The listeners to the progress of a run. */
interface Hear {
  onStart?: (id: string) => void;
  onResult?: (result: CheckResult) => void;
}

/**
 * Runs a job in a child process under a watchdog, which also owns the target's process. It returns for any behaviour
 * of the child: a check in which the child hung or died is an error of the suite (inconclusive where an exchange was
 * open past its limit, or the target had given a large answer), the remaining checks are inconclusive. If the child died
 * outside of any check, no check gets the error, and the run is `broken`.
 * @throws UsageError where the target's process, or a given program, cannot be started.
 */
export async function supervise(
  job: Job,
  checks: readonly PlannedCheck[],
  hear: Hear = {},
  limits: Limits = {},
): Promise<Supervised> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const name of INTERRUPTS) process.once(name, interrupt);
  let judging: string | undefined;
  let owned: OwnedProcess | undefined;
  let run: Supervised;
  let processEnded = true;
  try {
    // Few runs own a process, and node:http, which looks whether it answers, takes long to load.
    if (job.process) owned = new (await import('./owned-process.ts')).OwnedProcess(job.process, () => judging);
    const unreached = await owned?.start(interruption.signal);
    const onStart = (id: string) => {
      judging = id;
      hear.onStart?.(id);
    };
    const onResult = (result: CheckResult) => {
      if (judging === result.id) judging = undefined;
      hear.onResult?.(result);
    };
    const { signal } = interruption;
    if (unreached !== undefined)
      run = { results: [], observed: {}, reached: false, interrupted: signal.aborted, ...reasonOf(unreached) };
    else run = await watch(job, checks, { onStart, onResult }, limits, signal, owned);
  } finally {
    processEnded = (await owned?.end(interruption.signal)) ?? true;
    for (const name of INTERRUPTS) process.off(name, interrupt);
  }
  const why = [
    owned?.died,
    processEnded ? undefined : 'the process that --start-command started could not be ended',
    run.why,
  ];
  const sentence = why.filter((reason) => reason !== undefined).join('; ');
  const died = owned?.died === undefined ? {} : { section: 'the-server-does-not-start' as const };
  return sentence ? { ...run, ...died, why: sentence } : run;
}

/** A problem as members of the result. */
const reasonOf = ({ sentence, section }: Problem): Pick<Supervised, 'why' | 'section'> => ({
  why: sentence,
  ...(section === undefined ? {} : { section }),
});

/** Runs the child until it ends, and collects its messages. */
async function watch(
  job: Job,
  checks: readonly PlannedCheck[],
  hear: Hear,
  { graceMs = descriptorOf(job.suite).budgets.graceMs, ...silence }: Limits,
  interruption: AbortSignal,
  owned: OwnedProcess | undefined,
): Promise<Supervised> {
  const { startsPrograms } = descriptorOf(job.suite).budgets;
  const results = new Map<string, CheckResult>();
  const leftItems = new Map<string, LeftItem>();
  /** The checks that are being judged, by their ids. */
  const current = new Map<string, PlannedCheck>();
  let openFor = 0;
  let largest: number | undefined;
  let reached: boolean | undefined;
  let why: Problem | undefined;
  let done: RunResult | undefined;
  let ended = '';
  let unusable: Problem | undefined;
  let interrupted = false;

  const end = (reason: string) => {
    ended ||= reason;
    runner.kill();
  };
  // The child's own budget begins right before its first sign.
  let budget: NodeJS.Timeout | undefined;
  const limits = { startMs: START_MS, silenceMs: SILENCE_MS, idleMs: IDLE_MS, ...silence };
  const life = new SignsOfLife(limits, () => processorTimeMs(runner.pid), end);
  const interrupt = () => {
    interrupted = true;
    ended ||= 'interrupted';
    const stop: StopMessage = { kind: 'stop' };
    if (leftItems.size === 0 || !runner.connected) end('interrupted');
    else {
      runner.send(stop);
      setTimeout(() => end('interrupted'), TIDYING_MS).unref();
    }
  };
  const restart = async (id: number, how: StopMode) => {
    const error = await owned!.restart(how);
    const answer: RestartedMessage = { kind: 'restarted', id, ...(error ? { error } : {}) };
    // A child that has ended in the meantime needs no answer.
    if (runner.connected) runner.send(answer);
  };
  const onMessage = (message: ChildMessage) => {
    life.sign();
    budget ??= setTimeout(() => end(LATE), job.budgetMs + graceMs);
    if (message.kind === 'item') {
      if (message.there) leftItems.set(message.name, message.item);
      else leftItems.delete(message.name);
      // After an interrupt the child only withdraws its published items, and judges no more checks.
    } else if (interrupted) return;
    else if (message.kind === 'beat') openFor = message.openFor;
    else if (message.kind === 'large') largest = message.bytes;
    else if (message.kind === 'reached') ({ reached, why } = message);
    else if (message.kind === 'start') {
      current.set(message.id, { id: message.id, proves: message.proves });
      hear.onStart?.(message.id);
    } else if (message.kind === 'result') {
      results.set(message.result.id, message.result);
      current.delete(message.result.id);
      hear.onResult?.(message.result);
    } else if (message.kind === 'restart') void restart(message.id, message.how);
    else if (message.kind === 'usage') unusable = message.why;
    else if (message.kind === 'done') done = message.run;
    else ended ||= message.message;
  };
  const runner = (caller().startRunner ?? startChild)(job, {
    message: onMessage,
    lastWords: (text) => (ended ||= text),
  });
  interruption.addEventListener('abort', interrupt, { once: true });
  if (interruption.aborted) interrupt();
  const status = await runner.ended;
  clearTimeout(budget);
  life.end();
  // A killed child has not removed its temporary files.
  if (runner.pid !== undefined) await removePlacesOf(runner.pid);
  interruption.removeEventListener('abort', interrupt);

  if (unusable !== undefined) throwUsageError(unusable.sentence, unusable.section);
  const leaves = leftItems.size > 0 ? { left: [...leftItems.values()] } : {};
  // A child that ended before its first probe proves nothing about the target.
  reached ??= true;
  if (done || (!reached && !ended))
    return {
      ...(done ?? { results: [], observed: {} }),
      reached,
      interrupted,
      ...leaves,
      ...(why ? reasonOf(why) : {}),
    };
  const how = ended || `the process that ran the checks ended by itself (${status})`;
  const reason =
    largest === undefined || interrupted ? how : `${how}, after an answer of ${(largest / 2 ** 20).toFixed(1)} MiB`;
  const stuck = openFor > (job.target.timeoutMs ?? 10_000) + EXCHANGE_GRACE_MS;
  // The owner of a failed premise is judged even if it was not selected.
  const planned = [...checks, ...[...current.values()].filter(({ id }) => !checks.some((check) => check.id === id))];
  const unjudged = planned.filter((check) => !results.has(check.id));
  // Ending programs may take long on a busy machine, which is not an error of a check.
  const late = ended === LATE && (current.size === 0 || startsPrograms);
  const isOurs = !(interrupted || stuck || late || largest !== undefined);
  const beside = current.size > 1 ? ', or one that was judged beside it,' : '';
  const unjudgedResults = unjudged.map((check): CheckResult => {
    const isAtFault = isOurs && current.has(check.id);
    const message = isAtFault ? `this check${beside} did not come to an end: ${reason}` : `not judged: ${reason}`;
    const { level, ruleset } = leadingRequirement(check, job.selection.rulesets);
    return {
      id: check.id,
      requirements: check.proves,
      level,
      ruleset,
      outcome: isAtFault ? 'error' : 'inconclusive',
      subjects: 0,
      durationMs: 0,
      message,
      exchanges: [],
    };
  });
  const places = new Map<string, number>(planned.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: CheckResult) => places.get(id) ?? places.size;
  return {
    results: [...results.values(), ...unjudgedResults].sort((a, b) => placeOf(a) - placeOf(b)),
    observed: {},
    reached,
    interrupted,
    ...leaves,
    why: reason,
    ...(isOurs && current.size === 0 ? { broken: true } : {}),
  };
}
