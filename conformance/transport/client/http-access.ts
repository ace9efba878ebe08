/** Accesses a target over HTTP: recorded, paced, within limits. */

import { realTime, type Time } from '../../core/run/time.ts';
import type { Choices } from '../../core/spec/choice.ts';
import type { Header } from '../../core/target/header.ts';
import type { Absence, Target } from '../../core/target/target.ts';
import type { Wire } from '../../core/target/wire.ts';
import { Network, type NetworkOptions } from '../connect/network.ts';
import { type Handler, inProcessTransport } from '../http/in-process-transport.ts';
import { poolTransport } from '../http/pool-transport.ts';
import type { Transport } from '../http/transport.ts';
import { Recorder } from '../record/recorder.ts';
import { withinBudget } from './limits.ts';
import type { OpenTarget } from './open-target.ts';
import { paced, unpaced } from './pace.ts';
import type { ReaderOptions } from './reader.ts';
import { isLoopback } from './url.ts';

/** The options of every target over HTTP. */
export interface HttpAccessOptions {
  /** Facets that are absent for a reason other than not being offered. */
  readonly absent?: Readonly<Record<string, Absence>>;
  readonly choices?: Choices;
  readonly exclusive?: boolean;
  /** Headers for every request to the target's own host, over gRPC as metadata; kept out of every record. */
  readonly headers?: readonly Header[];
  /** Requests per second; for a remote target 20 unless given. */
  readonly rate?: number;
  /** The timeout of one exchange. Default: 10,000. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly time?: Time;
  /** How servers are reached: certificates, proxies, redirects. */
  readonly network?: NetworkOptions;
  /** Judges this handler in process, without a socket. */
  readonly handler?: Handler;
}

/** The means of reaching a target over HTTP. */
export interface HttpAccess {
  readonly recorder: Recorder;
  readonly network: Network;
  readonly reader: ReaderOptions;
  /** Raw HTTP to the target's own host, with answer bodies of at most so many bytes. */
  wire(bytes: number): Wire;
  /** The members of the target that this access provides. */
  readonly target: OpenTarget & Pick<Target, 'absent' | 'choices' | 'exclusive' | 'listen'>;
}

const RATE = 20;
const TIMEOUT_MS = 10_000;

/** Opens access to the target at an origin. Records never contain the values of `keys` or of the headers. */
export function openHttpAccess(
  options: HttpAccessOptions,
  home: string,
  keys: Readonly<Record<string, string>> = {},
): HttpAccess {
  const { handler, headers = [], time = realTime() } = options;
  const recorder = new Recorder(time, headers, keys);
  const transports = new Map<string, Transport>();
  const network = new Network(options.network);
  const transport = (origin: string, from = origin): Transport => {
    const name = origin === from ? origin : `${origin} from ${from}`;
    let way = transports.get(name);
    if (!way) {
      way = handler ? inProcessTransport(handler) : poolTransport(origin, network.redirected(origin, from));
      transports.set(name, way);
    }
    return way;
  };
  const rate = options.rate ?? (handler || isLoopback(home) ? undefined : RATE);
  const reader: ReaderOptions = {
    recorder,
    time,
    transport,
    pace: rate === undefined ? unpaced : paced(rate, time),
    signal: options.signal ?? new AbortController().signal,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    headers,
    ...(options.network?.redirectHosts ? { redirectHosts: options.network.redirectHosts } : {}),
  };
  return {
    recorder,
    network,
    reader,
    wire: (bytes) => ({
      send: async (request) => {
        const { signal, timeoutMs } = reader;
        await withinBudget(signal, () => reader.pace(signal));
        const sent = { ...request, headers: [...headers, ...(request.headers ?? [])] };
        return recorder.send(transport(home), sent, { bounds: { timeoutMs, bytes, signal } });
      },
    }),
    target: {
      time,
      absent: { ...(handler ? { readWire: 'not-offered' } : {}), ...options.absent },
      choices: options.choices ?? {},
      exclusive: options.exclusive ?? false,
      secrets: recorder.secrets,
      listen: (listener) => recorder.listen(listener),
      openFor: () => recorder.openFor(),
      close: async () => {
        await Promise.all([...transports.values()].map((way) => way.close()));
      },
    },
  };
}
