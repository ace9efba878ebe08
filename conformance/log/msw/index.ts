/** The reference log in somebody's own tests, as handlers of MSW: right, unusual, or wrong on purpose. */

import type { RequestHandler } from 'msw';
import { createLog, ed25519Signer, type Log, logRig } from '../../../src/reference/log/index.ts';
import { similarNamesHint } from '../../command/options/similar-names.ts';
import { mswHttp } from '../../msw/msw.ts';
import { loadLogAlteration } from './alteration.ts';
import { fill } from './fill.ts';
import type { MockLogOptions } from './mock-log-options.ts';

/** A log that is mocked. */
export interface MockLog {
  /** For `setupServer` or `server.use`. */
  readonly handlers: RequestHandler[];
  /** What answers: append here; the next request sees it. */
  readonly log: Log;
  /** The address of the interface. */
  readonly base: string;
  /** The prefix of tlog-tiles: the checkpoint is at `{prefix}/checkpoint`. */
  readonly prefix: string;
  readonly origin: string;
  /** The verifier key of the log (C2SP signed-note). */
  readonly vkey: string;
}

const NAMES: readonly (keyof MockLogOptions)[] = ['base', 'origin', 'entries', 'fault', 'variant'];

/**
 * A log that MSW answers for, each time another one with a key of its own. It is for Node. What else is below the base is
 * answered as the log answers it.
 * @example
 * const { handlers, prefix, vkey, log } = await mockLog({ entries: 300, fault: 'key-id-little-endian' });
 * server.use(...handlers);
 * await log.append([new TextEncoder().encode('one more')]);
 * @throws TypeError for an option or a name that there is not, and for a base that is no address; RangeError for an origin
 * that no checkpoint can carry, and for an entry that is too long.
 */
export async function mockLog(options: MockLogOptions = {}): Promise<MockLog> {
  for (const name of Object.keys(options))
    if (!NAMES.includes(name as keyof MockLogOptions))
      throw new TypeError(
        `a mocked log has no option "${name}"${similarNamesHint(name, NAMES)}; it has ${NAMES.join(', ')}`,
      );
  const { origin = 'log.example' } = options;
  const base = (options.base ?? 'https://log.example').replace(/(?<!\/)\/+$/, '');
  if (!/^https?:\/\//i.test(base) || !URL.canParse(base))
    throw new TypeError(`base is the URL of the log, such as https://log.example, not ${JSON.stringify(options.base)}`);
  const { origin: host, pathname } = new URL(base);
  const path = pathname.replace(/\/$/, '');
  const { install, needs } = await loadLogAlteration(options);
  const log = await createLog(install(logRig({ origin, base: path, signer: ed25519Signer({ name: origin }) })));
  await fill(log, options.entries ?? Number(needs.entries ?? 300n), needs.batch);
  const handler = mswHttp.all(
    // A pattern would have its own meaning of encoded characters.
    ({ request }) => {
      const url = new URL(request.url);
      return url.origin === host && url.pathname.startsWith(`${path}/`);
    },
    ({ request }) => log.handler(request),
  );
  return { handlers: [handler], log, base, prefix: `${base}/api/v2`, origin: log.origin, vkey: log.vkey };
}
