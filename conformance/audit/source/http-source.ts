import { realTime } from '../../core/run/time.ts';
import type { Answer } from '../../core/target/answer.ts';
import { type Header, headerValue } from '../../core/target/header.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { UndecodableBody } from '../../core/target/undecodable-body.ts';
import { paced, unpaced } from '../../transport/client/pace.ts';
import { type ReaderOptions, readPatiently } from '../../transport/client/reader.ts';
import { Network } from '../../transport/connect/network.ts';
import { poolTransport } from '../../transport/http/pool-transport.ts';
import type { Transport } from '../../transport/http/transport.ts';
import { Recorder } from '../../transport/record/recorder.ts';
import { removeSecrets } from '../../transport/secrets/remove-secrets.ts';
import { secretWords } from '../../transport/secrets/secret-words.ts';
import { type FetchedResource, type LogLocation, type LogSource, UnreadResource, UnsoundResource } from './source.ts';

/** How many requests each thread has pending at a time. */
const AHEAD = 4;
/** The codings that a client of tlog-tiles accepts ("Log entries": gzip and identity). */
const CODINGS: Header = ['Accept-Encoding', 'gzip, identity'];
/** Statuses that concern the client or the moment, not the resource (RFC 9110 section 15.5, RFC 6585). */
const NOT_OF_THE_RESOURCE = new Set([401, 407, 408, 421, 425, 429]);

/** A log behind an HTTP prefix. It uses one pool for each host, like `check log`, but without records. */
export function httpSource(place: Extract<LogLocation, { kind: 'http' }>, signal?: AbortSignal): LogSource {
  const { prefix, headers, timeoutMs, userAgent, rate } = place;
  const isNamed = headers.some(([name]) => /^user-agent$/i.test(name));
  const own: readonly Header[] = userAgent === undefined || isNamed ? [CODINGS] : [CODINGS, ['User-Agent', userAgent]];
  const time = realTime();
  const network = new Network(place.network);
  const transports = new Map<string, Transport>();
  const stop = new AbortController();
  const secrets = secretWords(headers);
  const options: ReaderOptions = {
    recorder: new Recorder(time, headers),
    time,
    pace: rate === undefined ? unpaced : paced(rate, time),
    signal: signal ? AbortSignal.any([stop.signal, signal]) : stop.signal,
    timeoutMs,
    headers,
    transport: (origin, from = origin) => {
      const name = `${origin} from ${from}`;
      const way = transports.get(name) ?? poolTransport(origin, network.redirected(origin, from));
      transports.set(name, way);
      return way;
    },
  };

  async function answerTo(path: string, bytes: number): Promise<Answer> {
    try {
      return await readPatiently({ url: `${prefix}/${path}`, resource: path, bytes, headers: own }, options);
    } catch (cause) {
      if (cause instanceof TransportFailure)
        throw new UnreadResource(removeSecrets(cause.message, secrets), cause.answered, cause.code);
      throw cause;
    }
  }

  let clock: number | undefined;

  async function read(path: string, limit: number): Promise<FetchedResource> {
    const answer = await answerTo(path, limit);
    const { status } = answer;
    const date = Date.parse(headerValue(answer, 'date') ?? '');
    clock = Number.isNaN(date) ? undefined : date;
    if (status >= 400 && status < 500 && !NOT_OF_THE_RESOURCE.has(status)) return { answer: `status ${status}` };
    if (status !== 200) throw new UnreadResource(`${path}: status ${status}`, true);
    try {
      const body = answer.body();
      if (answer.cut) throw new UnsoundResource('too-long', `at most ${limit} bytes`, 'more than that');
      return Buffer.from(body.buffer, body.byteOffset, body.length);
    } catch (cause) {
      if (!(cause instanceof UndecodableBody)) throw cause;
      throw new UnsoundResource(
        'undecodable',
        `a body in the content coding that it names (${cause.coding})`,
        cause.message,
      );
    }
  }

  return {
    ahead: AHEAD,
    read,
    clock: () => clock,
    close: async () => {
      stop.abort();
      await Promise.all([...transports.values()].map((way) => way.close()));
    },
  };
}
