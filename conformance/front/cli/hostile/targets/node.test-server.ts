/** JSON-RPC nodes that are hostile, and the reference migration tool that asks them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { httpMessage, type ServerScript, wireServer } from '../../../../transport/http/wire.test-server.ts';
import * as does from '../hostile.test-server.ts';
import type { HostileTarget } from './hostile-target.test-tool.ts';

const TOOL = fileURLToPath(new URL('../../../../../src/reference/migration/bin.mjs', import.meta.url));
const MIB = 2 ** 20;
const HASH = `0x${'ab'.repeat(32)}`;
const JSON_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const BEGINNING = '{"jsonrpc":"2.0","id":1,"result":"0x';
const TYPE = 'Content-Type: application/json';

/** The answers of a node with a new chain. */
const SOUND: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x539',
  eth_getBlockByNumber: { hash: HASH },
  eth_gasPrice: '0x1',
  eth_getBalance: `0x${'f'.repeat(30)}`,
  eth_getTransactionCount: '0x0',
  eth_estimateGas: '0x5208',
  eth_getCode: '0x',
  eth_sendRawTransaction: HASH,
};

const node = (name: string, sentence: string, say: ServerScript): HostileTarget => ({
  name,
  of: 'JSON-RPC node',
  does: sentence,
  exits: [1],
  open: async () => {
    const server = await wireServer(say);
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-node-'));
    const output = join(folder, 'migration.json');
    return {
      program: TOOL,
      argv: ['base', '--force', '--no-simulate', '--provider', server.url, '--output', output],
      close: async () => {
        await server[Symbol.asyncDispose]();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
});

/** A node that is sound but for these methods. */
const partly = (name: string, sentence: string, methods: Readonly<Record<string, unknown>>) =>
  node(name, sentence, (socket, request) => {
    const { id, method } = JSON.parse(request.slice(request.indexOf('\r\n\r\n'))) as { id: number; method: string };
    const value = { ...SOUND, ...methods }[method];
    const answer =
      value instanceof Error ? { error: { code: -32000, message: value.message } } : { result: value ?? null };
    return socket.write(httpMessage(JSON.stringify({ jsonrpc: '2.0', id, ...answer }), TYPE));
  });

export const hostileNodes: readonly HostileTarget[] = [
  node('silence', 'It takes every request and never answers.', does.silent),
  node('slow body', 'Its answer comes a byte a second.', does.slow(`${JSON_HEAD}\r\n${BEGINNING}`)),
  node('endless answer', 'Its answer does not end.', does.endless(`${JSON_HEAD}\r\n${BEGINNING}`, '0')),
  node(
    'chunks of a byte',
    'Its answer comes in chunks of one byte, without end.',
    does.endless(`${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n0\r\n'),
  ),
  node('100 MiB', 'Its answer has 100 MiB.', does.body(`${BEGINNING}${'0'.repeat(100 * MIB)}"}`, TYPE)),
  node(
    'gzip bomb',
    'Its answer decompresses to 100 MiB.',
    does.says(httpMessage(gzipSync(Buffer.alloc(100 * MIB)), `${TYPE}\nContent-Encoding: gzip`)),
  ),
  node('endless header', 'It sends header fields without end.', does.endless(JSON_HEAD, 'X-A: b\r\n')),
  node('brackets', 'Its answer is 15 MiB of opening brackets.', does.body('['.repeat(15 * MIB), TYPE)),
  node('reset', 'It resets every connection.', does.reset),
  node('endless redirects', 'It redirects to another path each time.', (socket, _request, number) =>
    socket.write(httpMessage('', `Location: /${number}`, '307 Temporary Redirect')),
  ),
  node(
    'another protocol',
    'It answers 101, for a protocol for which nobody asked.',
    does.says('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
  ),
  partly('transactions of 32 bytes', 'It counts 2^256 - 1 transactions of the account.', {
    eth_getTransactionCount: `0x${'f'.repeat(64)}`,
  }),
  partly('price of four million digits', 'The gas price has four million digits.', {
    eth_gasPrice: '9'.repeat(4_000_000),
  }),
  partly('balance of 15 MiB', 'The balance has 15 MiB of hex digits.', { eth_getBalance: `0x${'f'.repeat(15 * MIB)}` }),
  partly('error of 15 MiB', 'It refuses an estimate with a sentence of 15 MiB.', {
    eth_estimateGas: new Error('no '.repeat(5 * MIB)),
  }),
  partly('receipt of 15 MiB', 'The receipt of a transaction has 15 MiB of brackets in it.', {
    eth_getTransactionReceipt: { transactionHash: '['.repeat(15 * MIB) },
  }),
];
