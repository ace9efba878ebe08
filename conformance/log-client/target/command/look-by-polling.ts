import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientCommand, type RecordedRun, runProgram, verdictOfRun } from '../../../lab/client/client-command.ts';
import type { Seen } from '../../../lab/client/seen.ts';
import type { Question } from '../log-client-target.ts';
import type { RecordedLog } from '../recorded-log.ts';
import type { Visit } from '../visit.ts';
import { givenValues } from './given-files.ts';

/** How long a client may poll at all, in milliseconds: a check ends it when it has seen enough. */
const LONGEST_MS = 3_600_000;
/**
 * A look is over when the client has asked for the checkpoint so often: it may ask twice in each look, and may be in the
 * middle of one when the log changes.
 */
const READS_OF_A_LOOK = 4;

/** A client that keeps running and looks again and again. */
export async function lookByPolling(client: ClientCommand, recorded: RecordedLog, question: Question): Promise<Visit> {
  const serving = await client.serve(recorded.handler);
  const place = client.place();
  const stop = new AbortController();
  const stops = AbortSignal.any([stop.signal, ...(place.stop ? [place.stop] : [])]);
  let printed = '';
  let running: Promise<RecordedRun> | undefined;
  let ended: RecordedRun | undefined;
  const begin = async () => {
    const values = await givenValues(client.command, recorded, question, serving.url, place);
    const hear = (text: string) => {
      printed = text;
    };
    // Only standard output is heard while a program runs.
    const oneStream = { ...client, command: `{ ${client.command}\n} 2>&1` };
    return runProgram(oneStream, values, { ...place, timeoutMs: LONGEST_MS, stop: stops, heard: hear });
  };
  /** Resolves when the client has looked, has ended or has refused, or the time is over. Gives whether it has. */
  const hasLooked = async () => {
    const enough = recorded.checkpointReads + READS_OF_A_LOOK;
    const over = new AbortController();
    const late = sleep(client.timeoutMs, 'late' as const, { signal: over.signal }).catch(() => 'late' as const);
    try {
      while (!ended && !client.refusal?.test(printed) && recorded.checkpointReads < enough)
        if ((await Promise.race([recorded.nextRead(), running, late])) === 'late') return false;
      return true;
    } finally {
      over.abort();
    }
  };
  const exchange = () => ended!.exchange;
  return {
    look: async (): Promise<Seen> => {
      running ??= begin().then((run) => {
        ended = run;
        return run;
      });
      const looked = await hasLooked();
      if (ended) return endOf(ended, client.refusal);
      if (!looked) return { content: false, ended: 'it still runs', exchange, unfinished: lateText(client.timeoutMs) };
      const said = client.refusal?.exec(printed)?.[0];
      if (said !== undefined) return { content: false, ended: `the refusal ${JSON.stringify(said)}`, exchange };
      return { content: true, ended: 'it asks for the checkpoint again', exchange };
    },
    end: async () => {
      const byItself = ended !== undefined;
      stop.abort();
      ended = await running;
      await serving.close();
      await place.remove();
      if (byItself || !ended || client.refusal === undefined) return undefined;
      const { content, ended: text } = verdictOfRun(ended, client.refusal);
      return client.refusal.test(`${ended.result.stdout.text}\n`) ? { content, ended: text } : undefined;
    },
  };
}

function endOf(run: RecordedRun, refusal: RegExp | undefined): Seen {
  const seen = verdictOfRun(run, refusal);
  return seen.content ? { ...seen, unfinished: ENDED_TEXT } : seen;
}

const ENDED_TEXT =
  'the client ended by itself with exit code 0, though it was to look again; a client that looks once in each run takes {state}';

const lateText = (ms: number): string =>
  `the client did not ask for the checkpoint ${READS_OF_A_LOOK} times within ${ms / 1000} s; --timeout gives it more time`;
