import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import type { Job } from '../../../command/job.ts';
import type { ChildMessage } from '../../../command/message.ts';
import type { Suite } from '../../../core/check/suite.ts';
import { Moments } from '../../../core/run/moments.ts';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import type { SessionOptions } from '../../../core/run/session.ts';
import { realTime } from '../../../core/run/time.ts';
import type { Target } from '../../../core/target/target.ts';
import { type Problem, sectionOfFailure } from '../../../core/text/error-section.ts';
import { descriptorOf } from '../../../suites.ts';
import type { Channel } from './channel.ts';
import { messageData } from './message-data.ts';
import { restartByParent } from './restart-by-parent.ts';
import { SilenceDetector } from './silence.ts';

const BEAT_MS = 500;
/** A larger answer may exceed the memory or the time of the checks: this is no fault of theirs. */
const LARGE_BYTES = 2 ** 20;

/** The checks of a module that replaces the suite's. */
async function otherChecks({ module, name }: NonNullable<Job['checks']>): Promise<Suite<Target>> {
  return ((await import(module)) as Record<string, Suite<Target>>)[name]!;
}

/** How the checks of a job are judged at once. */
function atOnce({ jobs = 1 }: Job): Pick<SessionOptions, 'atOnce'> {
  const slowdown = Math.max(1, jobs / availableParallelism());
  return jobs > 1 ? { atOnce: { jobs, slowdown, confirms: true, storage: new AsyncLocalStorage<object>() } } : {};
}

/** Runs the checks of a job, and reports results while it runs. */
export async function judgeJob(job: Job, { say: send, listen }: Channel): Promise<void> {
  const secrets = [job.secrets ?? []];
  const say = (message: ChildMessage) => send(messageData(message, ...secrets));
  try {
    await judge(job, { say, listen }, secrets);
  } catch (cause) {
    await say({ kind: 'broken', message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
  }
}

/** `secrets` receives the list of further texts that no message may contain; it may grow. */
async function judge(job: Job, channel: Channel, secrets: (readonly string[])[]): Promise<void> {
  const { say } = channel;
  const nobody = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(Math.ceil(job.budgetMs)), nobody.signal]);
  channel.listen(({ kind }) => kind === 'stop' && nobody.abort());
  // The first sign of life: the rest of the modules is loaded afterwards.
  void say({ kind: 'beat', openFor: 0 });
  const time = realTime();
  const restart = job.process === undefined ? {} : { restart: restartByParent(channel, signal) };
  const descriptor = descriptorOf(job.suite);
  const command = await descriptor.command();
  const moments = new Moments();
  const opened = await command.open(job, {
    time,
    signal,
    ...restart,
    onItem: (name, item, there) => {
      moments.add({ atMs: time.now(), what: there ? 'published' : 'withdrawn', value: name });
      void say({ kind: 'item', name, item, there });
    },
  });
  const { target, begin, unreached, close } = opened;
  secrets.push(opened.secrets);
  const beats = setInterval(() => say({ kind: 'beat', openFor: target.openFor() }), BEAT_MS).unref();
  try {
    const suite = (await (job.checks ? otherChecks(job.checks) : descriptor.suite())) as unknown as Suite<Target>;
    const chosen = plan(suite, job.selection);
    const unusable = await begin?.();
    if (unusable !== undefined) return await say({ kind: 'usage', why: unusable });
    const lost = await unreached?.(chosen);
    if (lost !== undefined) return await say({ kind: 'reached', reached: false, why: lost });
    let reached = false;
    let why: Problem | undefined;
    const silence = new SilenceDetector();
    let largest = LARGE_BYTES;
    target.listen((exchange, decoded) => {
      const { answer, answered, run, failure, failureCode } = exchange;
      const bytes = Math.max(answer?.size ?? 0, decoded?.body.length ?? 0);
      if (bytes > largest) {
        largest = bytes;
        void say({ kind: 'large', bytes });
      }
      silence.hear(exchange);
      const moment = suite.momentOf?.(exchange);
      if (moment !== undefined) moments.add(moment);
      if (failure !== undefined) why ??= { sentence: failure, ...sectionOfFailure(failureCode) };
      if (reached || !(answer || answered || run)) return;
      reached = true;
      say({ kind: 'reached', reached, ...(why === undefined ? {} : { why }) });
    });
    const result = await runPlan(chosen, target, {
      seed: job.seed,
      time,
      signal,
      ...atOnce(job),
      onStart: (started) => {
        const { id, proves } = suite.checks.find((check) => check.id === started.id)!;
        say({ kind: 'start', id, proves });
      },
      onResult: (result) => {
        // The first check that sent a request got no answer, so no other check will.
        if (why !== undefined && !reached) nobody.abort();
        say({ kind: 'result', result });
      },
    });
    if (why !== undefined && !reached) await say({ kind: 'reached', reached, why });
    // If we started the process, the parent knows how it ended.
    const fell = job.process === undefined && !signal.aborted ? silence.why(suite.name) : undefined;
    if (reached && fell !== undefined) await say({ kind: 'reached', reached, why: fell });
    await say({ kind: 'done', run: { ...result, moments: moments.list } });
  } finally {
    clearInterval(beats);
    await close();
  }
}
