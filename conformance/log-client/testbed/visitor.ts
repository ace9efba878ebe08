import { type Ask, type LogClientRig, Refused } from '../../../src/reference/log-client/index.ts';
import type { ClientRuns } from '../../lab/client/client-runs.ts';
import { proofBytes } from '../target/given-bytes.ts';
import type { RecordedLog } from '../target/recorded-log.ts';
import type { Visitor } from '../target/visit.ts';
import type { LogClientNeeds } from './alteration.ts';
import { referenceClient } from './reference-client.ts';

const BASE = 'http://log.example';

/** The reference client, which looks in this process. */
export function referenceVisitor(rig: LogClientRig, as: NonNullable<LogClientNeeds['as']>, runs: ClientRuns): Visitor {
  return async (recorded, question) => {
    const { log } = recorded;
    const { vkey, origin } = log;
    const { index, entryOf = index } = question;
    const look = referenceClient(rig, as, {
      ask: asking(recorded),
      vkey,
      origin,
      question: async () => ({
        index,
        entry: log.entry(entryOf),
        ...(as === 'proof' ? { proof: await proofBytes(log, question, BASE) } : {}),
      }),
    });
    return {
      look: async () => {
        const run = runs.begin();
        const why = await look().then(() => undefined, refusalOf);
        const ended = why === undefined ? 'exit code 0' : 'exit code 1';
        run.end({ argv: ['the reference client', as], stdin: 'closed', ended, stdout: '', stderr: why ?? '' });
        return { content: why === undefined, ended: why ?? ended, exchange: () => run.id };
      },
      end: async () => undefined,
    };
  };
}

/** The words of a refusal. A key of another type cannot be read, which is a refusal as well. @throws every other error */
function refusalOf(cause: unknown): string {
  if (cause instanceof Refused || cause instanceof RangeError) return cause.message;
  throw cause;
}

function asking(recorded: RecordedLog): Ask {
  return async (path, headers, body) => {
    const init = body ? { method: 'POST', body: Buffer.from(body) } : {};
    const address = `${BASE}/api/v2/${path}`;
    const answer = await recorded.handler(new Request(address, { headers: { ...headers }, ...init }));
    const header = (name: string) => answer.headers.get(name) ?? undefined;
    return { status: answer.status, header, bytes: await answer.bytes() };
  };
}
