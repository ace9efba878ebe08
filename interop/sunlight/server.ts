/** Sunlight, a log of certificates in a folder, and Skylight, which serves that to readers: started with a root of ours. */

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { newChains } from '../../src/reference/log/certificates/made/chains.ts';
import { goProgram } from '../go-program.ts';
import { type Kept, keep } from '../kept.ts';
import { submitChains } from '../submit-chains.ts';

const PROGRAMS = ['sunlight', 'skylight'] as const;
const programs = Object.fromEntries(
  PROGRAMS.map((name) => [name, goProgram('sunlight', name, `filippo.io/sunlight/cmd/${name}`)]),
) as Record<(typeof PROGRAMS)[number], ReturnType<typeof goProgram>>;

/** Builds both programs of the module that `go.mod` pins. */
export async function buildSunlight(): Promise<void> {
  for (const name of PROGRAMS) await programs[name].build();
}

/** A running log. */
export interface SunlightLog {
  /** The monitoring prefix, without a slash at its end. */
  readonly url: string;
  /** Where it keeps what it serves. */
  readonly folder: string;
  readonly submissionPrefix: string;
  /** The address that reaches it. */
  readonly submissionUrl: string;
  readonly origin: string;
  /** The key in PEM. */
  readonly publicKey: string;
  /** Submits the chains of so many indices from `first` on; rejects where one is refused. */
  submit(first: number, count: number): Promise<void>;
  /** Ends both programs and removes the folder. */
  close(): Promise<void>;
}

/** Sunlight knows its logs by the host of a request, whatever the port. */
const HOST = '127.0.0.1';
const ORIGIN = `${HOST}/2035h2`;
const START_MS = 60_000;

const pem = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64')}\n-----END CERTIFICATE-----\n`;

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** A request to Sunlight by the name of its host. */
function ask(port: number, method: string, path: string, body?: string): Promise<Answered> {
  const headers = { host: HOST, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    // Sunlight closes idle connections, which a request might meet.
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode!, text: Buffer.concat(chunks).toString() }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Starts a log without entries in a folder of its own. `root`: one in DER that it accepts as well. */
export async function sunlightLog(root: Uint8Array): Promise<SunlightLog> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-sunlight-'));
  const [writing, reading] = (await freePorts(2)) as [number, number];
  const chains = newChains();
  await writeFile(join(folder, 'roots.pem'), pem(chains.issuers[0]!) + pem(root));
  await writeFile(join(folder, 'seed.bin'), randomBytes(32));
  const locks = new DatabaseSync(join(folder, 'checkpoints.db'));
  locks.exec('CREATE TABLE checkpoints (logID BLOB PRIMARY KEY, body BLOB NOT NULL) STRICT');
  locks.close();
  const shared = { shortname: 'test', monitoringprefix: 'https://127.0.0.1/', localdirectory: join(folder, 'data') };
  // JSON is YAML.
  const config = (name: string, value: object) => writeFile(join(folder, `${name}.yaml`), JSON.stringify(value));
  await config('sunlight', {
    listen: [`127.0.0.1:${writing}`],
    checkpoints: join(folder, 'checkpoints.db'),
    logs: [
      {
        ...shared,
        inception: new Date().toISOString().slice(0, 10),
        period: 200,
        submissionprefix: `https://${ORIGIN}`,
        roots: join(folder, 'roots.pem'),
        secret: join(folder, 'seed.bin'),
        cache: join(folder, 'cache.db'),
        notafterstart: '2035-07-01T00:00:00Z',
        notafterlimit: '2036-01-01T00:00:00Z',
      },
    ],
  });
  await config('skylight', { listen: [`127.0.0.1:${reading}`], logs: [shared] });
  const running: Kept[] = [];
  const close = async () => {
    await Promise.all(running.map((one) => one.stop('SIGKILL')));
    // Sunlight makes what never changes immutable, where the file system and its user may do so.
    await promisify(execFile)('chattr', ['-R', '-i', folder]).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  const start = async (name: (typeof PROGRAMS)[number], isUp: () => Promise<boolean>) => {
    const program = await keep([programs[name].binary, '-c', join(folder, `${name}.yaml`)]);
    running.push(program);
    const until = performance.now() + START_MS;
    while (!(await isUp().catch(() => false))) {
      if (program.end() !== undefined || performance.now() > until)
        throw new Error(`${name} did not start: ${program.end() ?? 'no answer'}: ${program.stderrTail()}`);
      await sleep(100);
    }
  };
  const path = new URL(`https://${ORIGIN}`).pathname;
  const url = `http://127.0.0.1:${reading}`;
  try {
    await start('sunlight', async () => (await ask(writing, 'GET', `${path}/ct/v1/get-roots`)).status === 200);
    await start('skylight', async () => (await fetch(`${url}/checkpoint`)).status === 200);
  } catch (cause) {
    await close();
    throw cause;
  }
  const { key } = JSON.parse((await ask(writing, 'GET', `${path}/log.v3.json`)).text) as { key: string };
  const post = (name: string, body: string) => ask(writing, 'POST', `${path}/ct/v1/${name}`, body);
  return {
    url,
    folder: shared.localdirectory,
    submissionPrefix: `https://${ORIGIN}/`,
    submissionUrl: `http://127.0.0.1:${writing}${path}`,
    origin: ORIGIN,
    publicKey: `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----\n`,
    submit: (first, count) => submitChains(chains, first, count, post),
    close,
  };
}
