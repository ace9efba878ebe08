/** A migration tool that does what its first argument says, whatever else it is asked. */

import { spawn } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';

const MIB = 2 ** 20;
const RESULT = 'migration.json';
const stay = (): void => void setInterval(() => {}, 1000);

/** Writes to a stream for as long as it is read. */
function endless(fd: number, text: string): void {
  const bytes = Buffer.from(text.repeat(Math.ceil(65_536 / text.length)));
  for (;;) writeSync(fd, bytes);
}
const rpc = (): string => process.argv[process.argv.indexOf('--provider') + 1] ?? 'http://127.0.0.1:8545';
const ask = (body: string) => fetch(rpc(), { method: 'POST', body }).then((answer) => answer.text());

const DOES: Readonly<Record<string, () => unknown>> = {
  'endless-output': () => endless(1, 'deployed\n'),
  'endless-errors': () => endless(2, 'x'),
  'output-of-32-mib': () => writeFileSync(1, 'a'.repeat(32 * MIB)),
  'error-of-hex': () => {
    writeSync(2, `error: 0x${'0a'.repeat(3 * MIB)}\n`);
    process.exit(1);
  },
  'error-of-letters': () => {
    writeSync(2, `error: ${'a'.repeat(3 * MIB)}\n`);
    process.exit(1);
  },
  'never-ends': stay,
  'ignores-signals': () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
    stay();
  },
  'result-of-32-mib': () => writeFileSync(RESULT, JSON.stringify({ base: { DAOToken: 'a'.repeat(32 * MIB) } })),
  'nested-result': () => writeFileSync(RESULT, `{"base":${'['.repeat(MIB)}${']'.repeat(MIB)}}`),
  'result-of-digits': () => writeFileSync(RESULT, `{"base":{"DAOToken":${'9'.repeat(3 * MIB)}}}`),
  'result-without-end': () => symlinkSync('/dev/zero', RESULT),
  'large-files': () => {
    for (let n = 0; ; n++) writeFileSync(`file-${n}`, Buffer.alloc(MIB, n));
  },
  'many-files': () => {
    mkdirSync('many');
    for (let n = 0; n < 200_000; n++) writeFileSync(`many/${n}`, '');
  },
  'leaves-processes': () => {
    for (let n = 0; n < 20; n++) spawn('sleep', ['600'], { stdio: 'ignore', detached: true }).unref();
  },
  'request-of-100-mib': () => ask(`{"params":["${'a'.repeat(100 * MIB)}"]}`).catch(() => {}),
  batch: () =>
    ask(`[${'{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]},'.repeat(70_000)}{}]`).catch(() => {}),
  'a-thousand-connections': () => {
    const { hostname, port } = new URL(rpc());
    for (let n = 0; n < 1000; n++) connect(Number(port), hostname).on('error', () => {});
    stay();
  },
};

await DOES[process.argv[2]!]!();
