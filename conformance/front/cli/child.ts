/** The process in which checks run: it may hang or die, and its parent still ends and reports. */
import { plan } from '../../core/plan.ts';
import { run } from '../../core/run.ts';
import type { Suite } from '../../core/suite.ts';
import type { Target } from '../../core/target.ts';
import { realTime } from '../../core/time.ts';
import { guard } from './guard.ts';
import { GUARD_SAYS_TO, type Job, type Message, type Stop } from './job.ts';
import { openTarget } from './open-target.ts';
import { plain } from './plain.ts';
import { restartByParent } from './restart.ts';
import { Silence } from './silence.ts';

const BEAT_MS = 500;
let secrets: readonly string[] = [];

/** Resolves when the message is on its way: a channel that is closed before loses it. */
function say(message: Message): Promise<void> {
  return new Promise((resolve) => {
    // A parent that is gone needs nothing any more.
    if (!process.connected) return resolve();
    process.send!(plain(message, secrets), () => resolve());
  });
}

async function work(job: Job): Promise<void> {
  const nobody = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(Math.ceil(job.budgetMs)), nobody.signal]);
  process.on('message', ({ kind }: Partial<Stop>) => kind === 'stop' && nobody.abort());
  const time = realTime();
  const restart = job.process === undefined ? {} : { restart: restartByParent(say, signal) };
  const { target, begin, unreached, close, ...opened } = openTarget(job, {
    time,
    signal,
    ...restart,
    onItem: (item, there) => void say({ kind: 'item', item, there }),
  });
  secrets = opened.secrets;
  setInterval(() => say({ kind: 'beat', openFor: target.openFor() }), BEAT_MS).unref();
  const module = (await import(job.suite.module)) as Record<string, Suite<Target>>;
  const suite = module[job.suite.name]!;
  const chosen = plan(suite, job.selection);
  const unusable = await begin?.();
  if (unusable !== undefined) {
    await say({ kind: 'usage', message: unusable });
    return close();
  }
  const lost = await unreached?.(chosen);
  if (lost !== undefined) {
    await say({ kind: 'reached', reached: false, why: lost });
    return close();
  }
  let reached = false;
  let why: string | undefined;
  const silence = new Silence();
  target.listen((exchange) => {
    const { answer, answered, run, failure } = exchange;
    silence.hear(exchange);
    why ??= failure;
    if (reached || !(answer || answered || run)) return;
    reached = true;
    say({ kind: 'reached', reached, ...(why === undefined ? {} : { why }) });
  });
  const found = await run(chosen, target, {
    seed: job.seed,
    time,
    signal,
    onStart: (started) => {
      const { id, proves } = suite.checks.find((check) => check.id === started.id)!;
      say({ kind: 'start', id, proves });
    },
    onResult: (result) => {
      // The first who asked anything got no answer at all: nobody else will.
      if (why !== undefined && !reached) nobody.abort();
      say({ kind: 'result', result });
    },
  });
  if (why !== undefined && !reached) await say({ kind: 'reached', reached, why });
  // Of a process that we started the parent knows how it ended.
  const fell = job.process === undefined && !signal.aborted ? silence.why(suite.name) : undefined;
  if (reached && fell !== undefined) await say({ kind: 'reached', reached, why: fell });
  await say({ kind: 'done', run: found });
  await close();
}

// The parent says how much memory this may take.
guard(GUARD_SAYS_TO, Number(process.argv[2]));
process.once('message', (job: Job) => {
  work(job)
    .catch((cause: unknown) =>
      say({ kind: 'broken', message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
    )
    .finally(() => process.disconnect());
});
process.on('disconnect', () => process.exit());
// The parent decides what an interrupt means; it ends this process when it is done.
process.on('SIGINT', () => {});
