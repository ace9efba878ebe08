import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientCommand, type RecordedRun, runProgram, verdictOfRun } from '../../../lab/client/client-command.ts';
import { jsonValuesIn } from '../../oracle/printed-events.ts';
import type { RecordedFeed } from '../recorded-feed.ts';
import type { Given, SeenOutput, Visit } from '../visit.ts';
import { givenValues } from './given-values.ts';

/** How long a client may poll at all, in milliseconds: a check ends it when it has seen enough. */
const LONGEST_MS = 3_600_000;
/**
 * A look is over when the client has asked for the list so often: it may be in the middle of one when the feed changes, and
 * prints what it has read before it asks again. So is one in which it prints so many values without asking.
 */
const READS_OF_A_LOOK = 4;

/** A client that keeps running, looks again and again, and prints the whole list when it has looked, or when it has changed. */
export async function lookByPolling(client: ClientCommand, recorded: RecordedFeed, given: Given): Promise<Visit> {
  const serving = await client.serve(recorded.handler);
  const place = client.place();
  const stop = new AbortController();
  const stops = AbortSignal.any([stop.signal, ...(place.stop ? [place.stop] : [])]);
  let printed = '';
  let running: Promise<RecordedRun> | undefined;
  let ended: RecordedRun | undefined;
  let onOutput = () => {};
  const nextOutput = () =>
    new Promise<void>((resolve) => {
      onOutput = resolve;
    });
  const begin = () => {
    const values = givenValues(client.command, recorded, given, serving.url, place);
    const heard = (text: string) => {
      printed = text;
      onOutput();
    };
    return runProgram(client, values, { ...place, timeoutMs: LONGEST_MS, stop: stops, heard });
  };
  /** Resolves when the client has looked, has ended or has refused, or the time is over. Gives how it has. */
  const hasLooked = async () => {
    const enough = recorded.reads.length + READS_OF_A_LOOK;
    let lastRead = { count: recorded.reads.length, printed: printed.length };
    const over = new AbortController();
    const late = sleep(client.timeoutMs, 'late' as const, { signal: over.signal }).catch(() => 'late' as const);
    try {
      while (!ended && !client.refusal?.test(printed) && recorded.reads.length < enough) {
        if ((await Promise.race([recorded.nextRead(), nextOutput(), running, late])) === 'late') return undefined;
        if (recorded.reads.length > lastRead.count)
          lastRead = { count: recorded.reads.length, printed: printed.length };
        if (jsonValuesIn(printed.slice(lastRead.printed)).length >= READS_OF_A_LOOK) return REPEATS_TEXT;
      }
      return 'it asks for the list again';
    } finally {
      over.abort();
    }
  };
  const exchange = () => ended!.exchange;
  return {
    look: async (): Promise<SeenOutput> => {
      running ??= begin().then((run) => {
        ended = run;
        return run;
      });
      const looked = await hasLooked();
      if (ended) return endOf(ended, client.refusal);
      const seen = { exchange, output: printed.trim() === '' ? undefined : printed };
      if (!looked) return { ...seen, content: false, ended: 'it still runs', unfinished: lateText(client.timeoutMs) };
      const said = client.refusal?.exec(printed)?.[0];
      if (said !== undefined) return { ...seen, content: false, ended: `the refusal ${JSON.stringify(said)}` };
      return { ...seen, content: true, ended: looked };
    },
    end: async () => {
      stop.abort();
      ended = await running;
      await serving.close();
      await place.remove();
    },
  };
}

function endOf(run: RecordedRun, refusal: RegExp | undefined): SeenOutput {
  const seen = { ...verdictOfRun(run, refusal), output: run.result.stdout.text };
  return seen.content ? { ...seen, unfinished: ENDED_TEXT } : seen;
}

const REPEATS_TEXT = 'it prints its list again and again, and does not ask for it';

const ENDED_TEXT =
  'the client ended by itself with exit code 0, though it was to look again; a client that looks once in each run takes {state}';

const lateText = (ms: number): string =>
  `the client did not ask for the list ${READS_OF_A_LOOK} times within ${ms / 1000} s; --timeout gives it more time`;
