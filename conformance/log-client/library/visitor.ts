import { type CallSettings, callClient } from '../../lab/client/library/call-client.ts';
import type { Reach, Reached } from '../../lab/client/library/reach.ts';
import { checkpointBytes, proofBytes } from '../target/given-bytes.ts';
import type { Question } from '../target/log-client-target.ts';
import type { OpenLog } from '../target/open-log.ts';
import type { Visitor } from '../target/visit.ts';
import type { GivenEntry, GivenLog, InProcessLogClient, OpenMonitor } from './options.ts';

/** Where a log is said to be that nobody asks. */
const NOWHERE = 'http://log.invalid';

/** A client that is a function. */
export function libraryVisitor(client: InProcessLogClient, reach: Reach, settings: CallSettings): Visitor {
  return async (recorded, question) => {
    const { log } = recorded;
    const over = new AbortController();
    const reached = client.offline ? undefined : await reach(recorded.handler);
    const given = { vkey: log.vkey, origin: log.origin, signal: over.signal };
    let monitor: OpenMonitor | undefined;
    const looking = async (): Promise<unknown> => {
      if (client.offline) return offlineLook(client, log, question, given);
      const place: GivenLog = { ...given, base: reached!.url, prefix: `${reached!.url}/api/v2` };
      if (client.kind === 'inclusion') return client.look({ ...place, ...entryOf(log, question) });
      if (client.kind !== 'monitor') return client.look(place);
      monitor ??= await client.open(place);
      return monitor.look();
    };
    const words = [client.kind === 'monitor' ? 'open(…).look' : 'look', ...(reached ? [reached.url] : []), log.vkey];
    return {
      look: async () => {
        const { value: _value, ...seen } = await callClient(settings, words, within(reached, looking));
        if (seen.unfinished !== undefined) over.abort();
        return seen;
      },
      end: async () => {
        over.abort();
        await monitor?.close?.();
        await reached?.close();
        return undefined;
      },
    };
  };
}

const within = (reached: Reached | undefined, work: () => Promise<unknown>) => () => reached?.within(work) ?? work();

async function offlineLook(
  client: Extract<InProcessLogClient, { readonly offline: true }>,
  log: OpenLog,
  question: Question,
  given: Pick<GivenLog, 'vkey' | 'origin' | 'signal'>,
): Promise<unknown> {
  if (client.kind === 'checkpoint') return client.look({ ...given, checkpoint: await checkpointBytes(log, NOWHERE) });
  const proof = await proofBytes(log, question, NOWHERE);
  return client.look({ ...given, ...entryOf(log, question), proof });
}

function entryOf(log: OpenLog, { index, entryOf: from = index }: Question): GivenEntry {
  return { index, entry: log.entry(from) };
}
