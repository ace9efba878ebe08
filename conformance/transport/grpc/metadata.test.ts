import type { IncomingHttpHeaders } from 'node:http2';
import { describe, expect, test } from 'vitest';
import { type Exchange, REDACTED } from '../../core/target/exchange.ts';
import type { Header } from '../../core/target/header.ts';
import { logTarget } from '../../log/target/log.ts';
import { GRPC, http2Server } from '../../log/target/rpc/server.test-tool.ts';
import { scriptedHeaders } from '../client/scripted-transport.test-tool.ts';
import { grpcMetadata, headersForService } from './metadata.ts';

const SECRET: readonly Header[] = [['Authorization', 'Bearer SECRET-1']];

describe('metadata', () => {
  test('contains the given headers', () => {
    const headers = scriptedHeaders({
      Authorization: 'Bearer 1',
      'x-api-key': '2',
      Cookie: 'a=b',
      'User-Agent': 'us',
      empty: '',
    });
    expect(grpcMetadata(headers)).toEqual(headers);
  });
  test.each([
    'Host',
    'content-type',
    'Content-Length',
    'TE',
    'Connection',
    'transfer-encoding',
    'Upgrade',
    'grpc-timeout',
    'Grpc-Encoding',
    'trace-bin',
  ])('%s is left out: it belongs to HTTP/2 or gRPC, or is binary', (name) => {
    expect(grpcMetadata([[name, 'value']])).toEqual([]);
  });
  test.each(['caf\xe9', 'a\tb'])('%j is not an ASCII-Value of gRPC', (value) => {
    expect(grpcMetadata([['x-name', value]])).toEqual([]);
  });
});

test.each([
  ['https://log.example', 'https://log.example:3001', true],
  ['http://log.example:3000', 'http://log.example:3001', true],
  ['http://log.example', 'https://log.example', true],
  ['http://localhost:3000', 'http://127.0.0.1:3001', true],
  ['https://log.example', 'http://log.example:3001', false],
  ['https://log.example', 'https://grpc.log.example', false],
  ['http://127.0.0.1:3000', 'http://log.example:3001', false],
])('headers for %s are sent to %s: %s', (home, url, goes) => {
  expect(headersForService(SECRET, home, url)).toEqual(goes ? SECRET : []);
});

test('a target sends it to the service on its host, and records do not contain it', async () => {
  const received: IncomingHttpHeaders[] = [];
  await using server = await http2Server((stream, request) => {
    received.push(request);
    const echo = request.authorization ?? '';
    stream.respond({ ...GRPC, 'grpc-status': '16', 'grpc-message': echo, 'x-echo': echo }, { endStream: true });
  });
  const headers = scriptedHeaders({
    Authorization: 'Bearer SECRET-1',
    Host: 'elsewhere',
    TE: 'gzip',
    'Grpc-Timeout': '1n',
  });
  const open = (prefix: string) => logTarget({ prefix, headers, rpc: { url: server.url } });
  const exchanges: Exchange[] = [];
  for (const target of [open('http://localhost:1/api/v2'), open('https://log.example/api/v2')]) {
    target.listen((exchange) => exchanges.push(exchange));
    await target.grpc!.getCheckpoint();
    await target.close();
  }
  expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer SECRET-1', undefined]);
  expect(received[0]).toMatchObject({ te: 'trailers', ':authority': new URL(server.url).host });
  expect(received[0]).not.toHaveProperty('host');
  expect(received[0]?.['grpc-timeout']).not.toBe('1n');
  expect(exchanges[0]?.request.headers).toEqual([['Authorization', REDACTED]]);
  expect(exchanges[1]?.request.headers).toEqual([]);
  expect(JSON.stringify(exchanges)).not.toContain('SECRET');
});
