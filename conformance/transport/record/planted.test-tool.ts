/** Plants secrets in every encoding at every place of an exchange, and looks for them in its record. */

import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect } from 'vitest';
import { virtualTime } from '../../core/run/time.ts';
import type { Exchange } from '../../core/target/exchange.ts';
import type { Header } from '../../core/target/header.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { ENCODINGS } from '../secrets/encodings.test-tool.ts';
import { Recorder } from './recorder.ts';

const BOUNDS = { timeoutMs: 1000, bytes: 100_000 };
const CODERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  identity: (bytes) => bytes,
  gzip: gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
};

/** Sends one exchange in which a text stands at one place. */
type Place = (recorder: Recorder, text: string) => Promise<unknown>;

interface Sent {
  readonly path?: string;
  readonly headers?: readonly Header[];
  readonly body?: Uint8Array;
  readonly request?: Uint8Array;
  readonly failure?: string;
}

const http = (recorder: Recorder, { path = '/', headers = [], body = new Uint8Array(), request, failure }: Sent) =>
  recorder.send(
    {
      origin: 'http://log.example',
      close: async () => {},
      send: async () => {
        if (failure !== undefined) throw new TransportFailure('protocol', failure);
        return { status: 200, headers, body, cut: false };
      },
    },
    { method: 'GET', path, ...(request ? { body: request } : {}) },
    { bounds: BOUNDS },
  );

const rpc = (recorder: Recorder, message: string, metadata: readonly Header[], sent = '', failure?: string) =>
  recorder.call(
    {
      url: 'grpc://log.example/S/M',
      headers: [],
      attempt: 1,
      text: JSON.stringify({ sent }),
      message: Buffer.from(sent),
    },
    async () => {
      if (failure !== undefined) throw new TransportFailure('reset', failure);
      return { code: 3, message, metadata };
    },
  );

const PLACES: Readonly<Record<string, Place>> = {
  'the value of a header': (to, text) => http(to, { headers: [['X-Echo', text]] }),
  'the name of a header': (to, text) => http(to, { headers: [[text, '1']] }),
  'a redirect': (to, text) => http(to, { headers: [['Location', `/?echo=${text}`]] }),
  'the path of a request': (to, text) => http(to, { path: `/${text}?a=b` }),
  'the body of a request': (to, text) => http(to, { request: Buffer.from(text) }),
  'a binary body': (to, text) => http(to, { body: Buffer.concat([Buffer.from([0xff, 0]), Buffer.from(text)]) }),
  'a failure': (to, text) => http(to, { failure: `GET http://log.example/: found ${text}` }),
  'the status text of a call': (to, text) => rpc(to, `no: ${text}`, []),
  'the metadata of a call': (to, text) => rpc(to, '', [['x-echo', text]]),
  'the message of a call': (to, text) => rpc(to, '', [], text),
  'the failure of a call': (to, text) => rpc(to, '', [], '', text),
  ...Object.fromEntries(
    Object.entries(CODERS).map(([coding, code]): [string, Place] => [
      `a body in ${coding}`,
      (to, text) => http(to, { headers: [['Content-Encoding', coding]], body: code(Buffer.from(text)) }),
    ]),
  ),
};

/** Keys as people have them, some with characters that every encoding escapes; some are very short. */
const SECRETS = fc.oneof(
  fc.stringMatching(/^[a-zA-Z0-9]{16,40}$/),
  fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9&<>"'%+/=\\. -]{6,30}[a-zA-Z0-9]$/),
  fc.stringMatching(/^[a-z][0-9][a-z0-9]{1,3}$/),
);
/** Text around a secret: a short one counts where it is a whole token. The long one reaches to where a record is cut. */
const BEFORE = fc.oneof(
  fc.constantFrom('', 'key=', '{"message":"no such key: ', '<p>', '" ', 'words and words, '),
  fc.integer({ min: 360, max: 400 }).map((length) => `${'x'.repeat(length - 1)} `),
);
const AFTER = fc.constantFrom('', '"}', ' is wrong', '</p>', '&a=b', '\n');

/** Plants a secret so many times and expects that no record has it. */
export async function plantInRecords(numRuns: number, seed: number): Promise<void> {
  const names = fc.tuple(fc.constantFrom(...Object.keys(ENCODINGS)), fc.constantFrom(...Object.keys(PLACES)));
  const property = fc.asyncProperty(SECRETS, names, BEFORE, AFTER, async (secret, [encoding, place], before, after) => {
    const headers: Header[] = [['X-Own', 'another-secret']];
    const recorder = new Recorder(virtualTime(), headers, { key: secret });
    const records: Exchange[] = [];
    recorder.listen((exchange) => records.push(exchange));
    const planted = ENCODINGS[encoding]!(secret);
    await PLACES[place]!(recorder, `${before}${planted}${after}`).catch((cause) => {
      if (!(cause instanceof TransportFailure)) throw cause;
    });
    expect(records).toHaveLength(1);
    const shown = textsOf(records).join('\n');
    for (const part of partsOf(planted)) expect(shown.includes(part), `${part} in ${shown}`).toBe(false);
  });
  await fc.assert(property, { numRuns, seed });
}

/** The whole text, and the beginning of a long one: a record may have been cut within it. */
export const partsOf = (planted: string): readonly string[] =>
  planted.length < 16 ? [planted] : [planted.slice(0, Math.ceil(planted.length / 2))];

/** All texts in data, and the bytes of those in base64. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const bytes = /^[\w+/]{8,}={0,2}$/.test(value) ? [Buffer.from(value, 'base64').toString('latin1')] : [];
    return [value, ...bytes];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...textsOf(member)]);
}
