/** A scripted transport with virtual time: it sends no requests and never waits. */

import type { Time } from '../../core/run/time.ts';
import type { Exchange } from '../../core/target/exchange.ts';
import type { Header } from '../../core/target/header.ts';
import { TransportFailure, type TransportFailureCode } from '../../core/target/transport-failure.ts';
import type { WireRequest } from '../../core/target/wire.ts';
import type { RawAnswer, Transport } from '../http/transport.ts';
import { Recorder } from '../record/recorder.ts';
import { unpaced } from './pace.ts';
import type { ReaderOptions } from './reader.ts';

/** One step of the script: an answer, or a failure. */
export type ScriptedAnswer = Partial<Omit<RawAnswer, 'body'> & { body: string }> | TransportFailureCode;

/** The sent requests, the waits and the records of a script, and the reader options that use it. */
export interface ScriptedTransport {
  readonly sent: readonly { readonly origin: string; readonly request: WireRequest }[];
  readonly waits: readonly number[];
  readonly exchanges: readonly Exchange[];
  readonly options: ReaderOptions;
}

/** Plays the steps in their order, and repeats the last one. */
export function scriptedTransport(
  scenes: readonly ScriptedAnswer[],
  more: Partial<ReaderOptions> = {},
): ScriptedTransport {
  const sent: { origin: string; request: WireRequest }[] = [];
  const waits: number[] = [];
  const exchanges: Exchange[] = [];
  let now = 0;
  const time: Time = {
    now: () => now,
    epoch: () => now,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(ms);
      now += ms;
    },
  };
  const transport = (origin: string): Transport => ({
    origin,
    close: async () => {},
    send: async (request) => {
      const scene = scenes[Math.min(sent.length, scenes.length - 1)]!;
      sent.push({ origin, request });
      if (typeof scene === 'string') throw new TransportFailure(scene, `${origin}${request.path}: ${scene}`);
      const { status = 200, headers = [], body = '', cut = false } = scene;
      return { status, headers, body: Buffer.from(body), cut };
    },
  });
  const recorder = new Recorder(time, more.headers);
  recorder.listen((exchange) => exchanges.push(exchange));
  const signal = new AbortController().signal;
  const options = { recorder, time, pace: unpaced, signal, timeoutMs: 1000, headers: [], transport, ...more };
  return { sent, waits, exchanges, options };
}

/** A redirect to an address. */
export function sentTo(location: string, status = 302): ScriptedAnswer {
  return { status, headers: [['Location', location]] };
}

/** Headers from a record. */
export function scriptedHeaders(headers: Readonly<Record<string, string>>): Header[] {
  return Object.entries(headers);
}
