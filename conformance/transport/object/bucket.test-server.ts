/** A small object storage in memory, with as much of S3's interface as a log needs, for tests. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';

/** A request, before it is answered. */
export interface Asked {
  readonly method: string;
  readonly key: string;
  readonly request: IncomingMessage;
}

/** A running object storage with one bucket, `logs`. */
export interface ObjectServer {
  readonly objects: Map<string, Buffer>;
  /** Answers in place of the server where it gives true; it may also wait. */
  hook: (asked: Asked, answer: ServerResponse) => boolean | Promise<boolean>;
  /** What follows a request that was carried out: false breaks the connection in place of the answer. */
  answers: (asked: Asked) => boolean;
  close(): Promise<void>;
}

const BUCKET = 'logs';
const ACCESS_KEY = 'key-of-tests';
const etagOf = (bytes: Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** An error as S3 answers it. */
export function refuse(answer: ServerResponse, status: number, code: string): true {
  answer
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>as ${code} has it</Message></Error>`);
  return true;
}

/** Starts the storage, and sets the variables by which clients find it; the caller takes them back (`vi.unstubAllEnvs`). */
export async function objectServer(): Promise<ObjectServer> {
  const objects = new Map<string, Buffer>();
  const storage: ObjectServer = {
    objects,
    hook: () => false,
    answers: () => true,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://storage');
    const [, bucket, ...elements] = pathname.split('/').map(decodeURIComponent);
    const asked: Asked = { method: request.method!, key: elements.join('/'), request };
    const body = await buffer(request);
    if (await storage.hook(asked, answer)) return;
    if (!request.headers.authorization?.includes(`Credential=${ACCESS_KEY}/`))
      return refuse(answer, 403, 'InvalidAccessKeyId');
    if (bucket !== BUCKET) return refuse(answer, 404, 'NoSuchBucket');
    if (asked.key === '') return list(objects, searchParams.get('prefix') ?? '', answer);
    const stored = objects.get(asked.key);
    if (asked.method === 'GET') {
      if (!stored) return refuse(answer, 404, 'NoSuchKey');
      return answer.writeHead(200, { ETag: etagOf(stored), 'Content-Length': stored.length }).end(stored);
    }
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    if (noneMatch === '*' && stored) return refuse(answer, 412, 'PreconditionFailed');
    if (match && !stored) return refuse(answer, 404, 'NoSuchKey');
    if (match && etagOf(stored!) !== match) return refuse(answer, 412, 'PreconditionFailed');
    objects.set(asked.key, body);
    if (!storage.answers(asked)) return answer.destroy();
    return answer.writeHead(200, { ETag: etagOf(body) }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', ACCESS_KEY);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-tests');
  return storage;
}

function list(objects: ReadonlyMap<string, Buffer>, prefix: string, answer: ServerResponse): void {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  answer
    .writeHead(200, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><ListBucketResult>${contents}</ListBucketResult>`);
}
