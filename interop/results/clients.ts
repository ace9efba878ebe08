/** The clients of logs of `results/`, judged by `touchstone check log-client`. */
import { join } from 'node:path';
import { inSingleQuotes as quoted } from '../../conformance/core/text/shell-quote.ts';
import { goProgram } from '../go-program.ts';
import { pythonEnvironment } from '../python/environment.ts';
import { checked, type Judge, ROOT } from './program.ts';

const NODE = quoted(process.execPath);
const here = (path: string): string => quoted(join(ROOT, path));
/** Clients make keys of RSA with 4096 bits, which takes a busy machine longer than the usual 20 seconds. */
const LIMITS = ['--timeout', '120000', '--budget', '3600'];
const WRITER = ['--log-origin', 'log.example'];

const judged = (kinds: readonly string[], command: string, ...args: readonly string[]): Promise<number> =>
  checked(['log-client', '--kind', ...kinds, '--command', command, ...LIMITS, ...args]);

const tesseraClient = goProgram('client', 'tessera-client');
const tessera =
  (kind: string, command: (client: string) => string): Judge =>
  async (report) => {
    await tesseraClient.build();
    const client = `${quoted(tesseraClient.binary)} -url {url} -origin {origin} -vkey {vkey}`;
    return judged([kind], command(client), ...report);
  };

const rekorReader: Judge = async (report) => {
  const { binary, build } = goProgram('rekor-reader', 'rekor-reader');
  await build();
  return judged(['monitor'], `${quoted(binary)} -url {url} -origin {origin} -vkey {vkey}`, ...report);
};

const reference: Judge = (report) => {
  const program = here('src/reference/log-client/main.ts');
  return judged(['log'], `${NODE} ${program} log --url {url} --origin {origin} --vkey {vkey}`, ...report);
};

const sigstoreGo: Judge = async (report) => {
  const { binary, build } = goProgram('sigstore-go', 'sigstore-go-client');
  await build();
  return judged(['writer'], `${quoted(binary)} -url {base} -vkey {vkey}`, ...WRITER, '--at-once', '1', ...report);
};

const sigstoreJs: Judge = (report) => {
  const command = `${NODE} --no-warnings ${here('interop/log-client/sigstore-js.ts')} {base} {vkey} {artifact}`;
  return judged(['writer'], command, ...WRITER, ...report);
};

const sigstorePython: Judge = async (report) => {
  const client = here('interop/python/python-sigstore/client.py');
  const command = `${quoted(await pythonEnvironment())} ${client} {base} {vkey} < {artifact}`;
  return judged(['writer'], command, '--refusal', '"failed"', ...WRITER, ...report);
};

export const CLIENTS: Readonly<Record<string, Judge>> = {
  'reference-log-client': reference,
  'tessera-fsck': tessera('log', (client) => `${client} -fsck`),
  'tessera-client': tessera('log', (client) => client),
  'tessera-tracker': tessera('monitor', (client) => `while sleep 0.1; do echo; done | ${client}`),
  'rekor-reader': rekorReader,
  'sigstore-go': sigstoreGo,
  'sigstore-js': sigstoreJs,
  'sigstore-python': sigstorePython,
};
