/**
 * A container engine without containers: the commands of `docker` that the suite uses. A "container" is a process that answers
 * JSON-RPC as the chain of an image would; the name of the image says what is wrong with it. ENGINE_STATE is the folder in
 * which the engine keeps its state.
 */

import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const state = process.env.ENGINE_STATE!;
const [word = '', ...args] = process.argv.slice(2);
const ADDRESS = { DAOToken: `0x${'a1'.repeat(20)}`, Redeemer: `0x${'b2'.repeat(20)}` };
const FILES: Readonly<Record<string, string | undefined>> = {
  'migration.json': JSON.stringify({ private: { base: ADDRESS } }),
  'migration-params.json': JSON.stringify({ orgName: 'A DAO' }),
};

/** An image: its files, and its treatment of arguments. */
interface FakeImage {
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly exposes?: number;
  /** The name of the option for its port. */
  readonly option?: string;
  readonly folder?: string;
  readonly cat?: false;
  readonly bare?: string;
  /** Runs instead of a chain: an exit code, or a process that never answers. */
  readonly does?: (args: readonly string[], options: readonly string[]) => number | 'silence' | undefined;
  /** Answers in place of its chain. */
  readonly says?: (response: ServerResponse) => unknown;
  /** Runs before the engine answers about the image, or before the container listens. */
  readonly before?: { readonly inspect?: () => unknown; readonly run?: () => unknown };
}

const MIB = 2 ** 20;
/** Prints without end. */
function endlessOutput(): never {
  const lines = Buffer.from('Listening\n'.repeat(6000));
  for (;;) writeSync(1, lines);
}
function endlessAnswer(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write('0'.repeat(65_536)));
  };
  response.on('drain', more).write('{"jsonrpc":"2.0","id":1,"result":"0x');
  more();
}
const IMAGES: Readonly<Record<string, FakeImage>> = {
  sound: {},
  'to-be-pulled': {},
  'versioned:1.2.3': {},
  'elsewhere:1.2.3-v4': { exposes: 9545, folder: '/srv/chain' },
  'without-cat': { cat: false },
  'other-option': { option: 'rpc.port', does: (args) => (args.includes('--port') ? 1 : undefined) },
  bare: { bare: ADDRESS.Redeemer },
  ends: { does: () => 3 },
  refused: { does: () => 125 },
  'without-cgroups': { does: (_, options) => (options.some((option) => /memory|pids/.test(option)) ? 125 : undefined) },
  'starts-as-root': { does: (_, options) => (options.includes('--cap-drop=ALL') ? 1 : undefined) },
  silent: { does: () => 'silence' },
  deaf: { option: 'none' },
  instead: { does: (args) => (args.length > 0 ? 127 : undefined) },
  'without-result': { files: { 'migration.json': undefined } },
  'result-without-base': { files: { 'migration.json': '{"private":{}}' } },
  'without-params': { files: { 'migration-params.json': undefined } },
  'params-in-a-list': { files: { 'migration-params.json': '[{}]' } },
  'endless-chain': { says: endlessAnswer },
  'large-chain': { says: (response) => response.end(`{"jsonrpc":"2.0","id":1,"result":"0x${'0'.repeat(100 * MIB)}"}`) },
  'silent-chain': { says: () => {} },
  'large-result': { files: { 'migration.json': `{"private":{"base":{"DAOToken":"${'a'.repeat(32 * MIB)}"}}}` } },
  'nested-result': { files: { 'migration.json': `{"private":${'['.repeat(MIB)}${']'.repeat(MIB)}}` } },
  'endless-output': { before: { run: endlessOutput } },
  'endless-inspection': { before: { inspect: endlessOutput } },
  'silent-inspection': { before: { inspect: () => new Promise(() => setInterval(() => {}, 1000)) } },
};

interface Running {
  readonly pid: number;
  readonly image: string;
  readonly ports: Readonly<Record<string, number>>;
}

function fail(sentence: string, code = 1): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
const kept = (name: string) => join(state, `${name}.json`);
function running(name: string): Running {
  if (!existsSync(kept(name))) fail(`Error response from daemon: No such container: ${name}`);
  return JSON.parse(readFileSync(kept(name), 'utf8')) as Running;
}
const ports = ({ exposes = 8545 }: FakeImage) => ({ [`${exposes}/tcp`]: {} });

function fileOf(name: string, path: string): string {
  const { files, folder = '/app' } = IMAGES[running(name).image]!;
  const content = path.startsWith(`${folder}/`) ? { ...FILES, ...files }[path.slice(folder.length + 1)] : undefined;
  return content ?? fail(`no such file: ${path}`);
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function chain({ bare, says }: FakeImage): Server {
  return createServer(async (request, response) => {
    if (says) return void says(response);
    const { id, method, params } = JSON.parse(await text(request));
    const code = params[0] === bare ? '0x' : '0x6001';
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'eth_getCode' ? code : '0x539' }));
  });
}

async function run(): Promise<void> {
  const name = args[args.indexOf('--name') + 1]!;
  const at = args.findIndex((arg, nth) => !arg.startsWith('--') && !['--name', '--publish'].includes(args[nth - 1]!));
  const [image = '', ...imageArgs] = args.slice(at);
  const published = args.slice(0, at).flatMap((arg) => /^127\.0\.0\.1::(\d+)$/.exec(arg)?.[1] ?? []);
  const fake = IMAGES[image] ?? fail(`Unable to find image '${image}' locally`, 125);
  appendFileSync(join(state, 'options'), `${args.slice(0, at).join(' ')}\n`);
  await fake.before?.run?.();
  const does = fake.does?.(imageArgs, args.slice(0, at));
  if (typeof does === 'number') fail('This is the end of it.', does);
  const option = imageArgs.indexOf(`--${fake.option ?? 'port'}`);
  const port = does === 'silence' ? '0' : option < 0 ? String(fake.exposes ?? 8545) : imageArgs[option + 1]!;
  const hosts: Record<string, number> = {};
  for (const containerPort of published) {
    // An engine listens at every published port, even if no program in the container does.
    const unanswered = createServer((request) => request.socket.destroy());
    hosts[containerPort] = await listening(containerPort === port ? chain(fake) : unanswered);
  }
  process.on('SIGTERM', () => process.exit(137));
  writeFileSync(kept(name), JSON.stringify({ pid: process.pid, image, ports: hosts } satisfies Running));
  process.stdout.write('Listening\n');
}

switch (word) {
  case 'version':
    if (existsSync(join(state, 'down'))) fail('Cannot connect to the Docker daemon. Is the docker daemon running?');
    break;
  case 'image': {
    const fake = IMAGES[args.at(-1)!];
    if (!fake || (args.at(-1) === 'to-be-pulled' && !existsSync(join(state, 'pulled')))) fail('No such image');
    await fake.before?.inspect?.();
    process.stdout.write(JSON.stringify({ WorkingDir: fake.folder ?? '/app', ExposedPorts: ports(fake) }));
    break;
  }
  case 'pull':
    if (args.at(-1) !== 'to-be-pulled') fail(`pull access denied for ${args.at(-1)}`);
    writeFileSync(join(state, 'pulled'), '');
    break;
  case 'run':
    await run();
    break;
  case 'port': {
    const host = running(args[0]!).ports[args[1]!.replace('/tcp', '')];
    process.stdout.write(host === undefined ? '' : `127.0.0.1:${host}\n`);
    break;
  }
  case 'exec':
    if (IMAGES[running(args[0]!).image]!.cat === false) fail('exec: "cat": executable file not found in $PATH', 127);
    process.stdout.write(fileOf(args[0]!, args[2]!));
    break;
  case 'cp': {
    const [name = '', path = ''] = args[0]!.split(':');
    writeFileSync(args[1]!, fileOf(name, path));
    break;
  }
  case 'rm': {
    const { pid } = running(args.at(-1)!);
    rmSync(kept(args.at(-1)!));
    process.kill(pid, 'SIGTERM');
    break;
  }
  default:
    fail(`docker: '${word}' is not a docker command`);
}
