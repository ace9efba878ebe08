import { serve } from '../../../src/reference/log/index.ts';
import { checkLibraryOptions } from '../../command/options/library-options.ts';
import { realTime } from '../../core/run/time.ts';
import { ClientRuns } from '../../lab/client/client-runs.ts';
import type { Reach } from '../../lab/client/library/reach.ts';
import { openAlteredLog } from '../../log/testbed/shown/altered-log.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import type { LogClientTarget } from '../target/log-client-target.ts';
import { openLogClient } from '../target/open.ts';
import type { InProcessLogClient, LogClientSettings } from './options.ts';
import { libraryVisitor } from './visitor.ts';

const SETTINGS: readonly (keyof LogClientSettings)[] = ['takesOrigin', 'logOrigin', 'msw', 'timeoutMs', 'atOnce'];
const NAMES = ['kind', 'offline', ...SETTINGS];
const KINDS = { checkpoint: 'look', inclusion: 'look', log: 'look', monitor: 'open', writer: 'look' } as const;
const OFFLINE = ['checkpoint', 'inclusion'];
const TIMEOUT_MS = 20_000;

/**
 * A client of transparency logs that is a function, to be judged in its own tests by `logClientSuite`: it is shown a sound log,
 * unusual ones, and those that lie, one after the other. The kind and the rulesets belong together: `checkpoint` with
 * `['checkpoint']`; `inclusion` with `['checkpoint', 'inclusion']`; `log` with `['checkpoint', 'whole-log']`; `monitor` with
 * `['checkpoint', 'monitor']`; `writer` with `['writer']`.
 *
 * It looks once at a sound log, to see that it reads it at all. What a refused log is for the client, it says by an error.
 * @example
 * conformanceTests({
 *   suite: logClientSuite,
 *   selection: { rulesets: ['checkpoint'] },
 *   target: () =>
 *     logClientTarget({ kind: 'checkpoint', look: ({ prefix, vkey, origin }) => verify(prefix, vkey, origin) }),
 * });
 * @returns A target that is closed by what judges it. It has no other settings than those of the options.
 * @throws TypeError for an option that there is not, a kind that there is not, and a function that is missing. Error where the
 * client is to read a log, and asks it for nothing.
 */
export async function logClientTarget(client: InProcessLogClient): Promise<LogClientTarget & OpenTarget> {
  checkLibraryOptions('logClientTarget', { ...client }, NAMES, KINDS);
  const { kind, offline = false, takesOrigin = true, logOrigin, timeoutMs = TIMEOUT_MS, atOnce = 1 } = client;
  if (offline && !OFFLINE.includes(kind))
    throw new TypeError(`logClientTarget: a client of the kind ${kind} reads a log, so it is not offline`);
  const time = realTime();
  const runs = new ClientRuns(time);
  const target = openLogClient({
    visitor: libraryVisitor(client, await reachOf(client), { runs, timeoutMs }),
    logs: (choice) => openAlteredLog(choice, logOrigin),
    runs,
    time,
    atOnce,
    online: !offline,
    origin: takesOrigin,
    proof: offline && kind === 'inclusion',
    entry: kind === 'inclusion',
    ends: true,
    follows: kind === 'monitor',
  });
  if (offline) return target;
  const { reads, ended } = await target.show({});
  if (reads.length > 0) return target;
  throw new Error(
    `logClientTarget: expected a client that reads a log; it asks a sound log for nothing (${ended}). ${HINT}`,
  );
}

const HINT = 'Its address is prefix; with msw, the server has to listen before the target is opened.';

async function reachOf({ msw }: LogClientSettings): Promise<Reach> {
  if (msw) return (await import('../../msw/reach-by-msw.ts')).reachByMsw(msw);
  return async (handler) => {
    // A client that gives up ends its connection; the log has failed for nobody.
    const { url, close } = await serve(handler, { onError: () => {} });
    return { url, close, within: (work) => work() };
  };
}
