/** The logs of `results/`: each is started, judged by `touchstone check log`, and ended. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inSingleQuotes } from '../../conformance/core/text/shell-quote.ts';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { ed25519Signer } from '../../src/reference/log/index.ts';
import { asInstalled, caching, files } from '../nginx/configs.ts';
import { type NginxConfig, nginx } from '../nginx/nginx.ts';
import { pythonServer } from '../python/server.ts';
import { buildRekor, rekorLog } from '../rekor/server.ts';
import { buildSiglog, siglog } from '../siglog/server.ts';
import { buildTessera, tesseraLog } from '../tessera/server.ts';
import { tlogScalesLog } from '../tlog-scales/server.ts';
import { checked, during, type Judge, MAIN, scratch, serveReference } from './program.ts';

/** The first line of `touchstone serve log`. */
interface ServedLog {
  readonly url: string;
  readonly vkey: string;
  readonly origin: string;
  readonly append: string;
  readonly grpc: string;
}

const ORIGIN = 'touchstone.example/log';
/** Each part of a log that can be read, with the requirements of HTTP. */
const READING = ['--profile', 'tlog-tiles', 'http'];
const writingTo = (append: string) => [
  ...['--append', `raw=${append}`, '--allow-writes', '--exclusive'],
  ...['--declare', 'publish-within=10'],
];

/** The reference over HTTP and gRPC in a folder. The run starts it, so that it can start it again. */
const reference: Judge = (report) =>
  during(async (keep) => {
    const { path } = keep(await scratch());
    const [port, grpcPort] = await freePorts(2);
    const seed = randomBytes(32);
    const { vkey } = ed25519Signer({ name: ORIGIN, privateKey: seed });
    const ports = ['--port', `${port}`, '--grpc-port', `${grpcPort}`];
    const words = ['serve', 'log', ...ports, '--dir', path, '--entries', '600', '--origin', ORIGIN];
    const start = [process.execPath, MAIN, ...words, '--key-seed-env', 'LOG_KEY_SEED'].map(inSingleQuotes).join(' ');
    const url = `http://127.0.0.1:${port}`;
    const where = ['--url', url, '--grpc', `127.0.0.1:${grpcPort}`, '--vkey', vkey, '--origin', ORIGIN];
    const rules = ['--profile', 'rekor-v2', 'http', '--declare', 'publish-within=10', 'public-log=yes'];
    const writes = ['--append', `raw=${url}/append`, '--allow-writes', '--exclusive', '--start-command', start];
    return checked(['log', ...where, ...rules, 'duplicate=refuse', ...writes, ...report], {
      LOG_KEY_SEED: seed.toString('hex'),
    });
  });

/** The reference whose entries are computed on demand. */
const virtual: Judge = (report) =>
  during(async (keep) => {
    const { line } = keep(await serveReference<ServedLog>('log', '--virtual', '2^40'));
    const prefix = `${line.url}/api/v2`;
    return checked(['log', '--read-url', prefix, '--vkey', line.vkey, '--origin', line.origin, ...READING, ...report]);
  });

/** A server of files over the directory in which the reference log grows. */
const referenceFiles =
  (serve: (directory: string) => Promise<{ url: string; close(): Promise<void> }>): Judge =>
  (report) =>
    during(async (keep) => {
      const { path } = keep(await scratch());
      const { line } = keep(await serveReference<ServedLog>('log', '--dir', join(path, 'log'), '--entries', '300'));
      const front = keep(await serve(join(path, 'log')));
      const where = ['--read-url', front.url, '--vkey', line.vkey, '--origin', line.origin];
      return checked(['log', ...where, ...READING, ...writingTo(line.append), ...report]);
    });
const nginxFiles = (config: (root: string) => NginxConfig) => referenceFiles((directory) => nginx(config(directory)));

/** A log of the Tessera library; `front` is a server in front of it. */
const tessera =
  (front?: (url: string) => NginxConfig): Judge =>
  (report) =>
    during(async (keep) => {
      await buildTessera();
      const log = keep(await tesseraLog('-entries', '300'));
      const url = front ? keep(await nginx(front(log.url))).url : log.url;
      const append = front ? `${url}/append` : log.append;
      const where = ['--read-url', url, '--vkey', log.vkey, '--origin', log.origin];
      return checked(['log', ...where, ...READING, ...writingTo(append), ...report]);
    });

/** The server of Rekor v2 with POSIX storage, whose files `interop/rekor/files.ts` serves. */
const rekor: Judge = (report) =>
  during(async (keep) => {
    await buildRekor();
    const log = keep(await rekorLog());
    const where = ['--read-url', log.readUrl, '--write-url', log.writeUrl, '--vkey', log.vkey, '--origin', log.origin];
    const grpc = ['--grpc', log.grpc, '--grpc-service', 'dev.sigstore.rekor.v2.Rekor'];
    const rules = ['--profile', 'rekor-v2', '--declare', 'publish-within=10', 'rpc-reads=elsewhere'];
    return checked(['log', ...where, ...grpc, ...rules, '--exclusive', '--allow-writes', ...report]);
  });

/** A log in Rust that has grown past the end of a partial bundle, as every log does that is not filled at once. */
const siglogJudged: Judge = (report) =>
  during(async (keep) => {
    await buildSiglog();
    const log = keep(await siglog(100, 300));
    const where = ['--read-url', log.url, '--vkey', log.vkey, '--origin', log.origin];
    return checked(['log', ...where, ...READING, ...writingTo(log.append), ...report]);
  });

/** A log that a library in Python writes. The server in front of it is ours, so HTTP is not judged. */
const tlogScales: Judge = (report) =>
  during(async (keep) => {
    const log = keep(await tlogScalesLog(300));
    const where = ['--read-url', log.url, '--vkey', log.vkey, '--origin', log.origin, '--profile', 'tlog-tiles'];
    return checked(['log', ...where, ...writingTo(log.append), ...report]);
  });

export const LOGS: Readonly<Record<string, Judge>> = {
  'reference-log': reference,
  'reference-log-virtual': virtual,
  'reference-log-nginx': nginxFiles(files),
  'nginx-as-installed': nginxFiles(asInstalled),
  'python-http-server': referenceFiles(pythonServer),
  tessera: tessera(),
  'tessera-nginx': tessera(caching),
  'rekor-tiles': rekor,
  siglog: siglogJudged,
  'tlog-scales': tlogScales,
};
