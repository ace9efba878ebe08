/** An answer of the Rekor server without values that vary between runs, so that it can be compared and stored. */

import { Agent, type IncomingMessage, request } from 'node:http';
import type { Asked } from './requests.ts';

/** The answer, or the failure of the request. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  /** The leaf of a created entry. */
  readonly leaf?: unknown;
  readonly trouble?: string;
}

/** Sends a request, and waits for the whole answer. */
export async function ask(base: string, { method, path, headers = {}, body }: Asked, wait = 30_000): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true });
  return new Promise<Answer>((resolve) => {
    const trouble = (error: NodeJS.ErrnoException) => resolve({ trouble: error.code ?? error.message });
    const length = body === undefined && method !== 'POST' ? {} : { 'Content-Length': Buffer.byteLength(body ?? '') };
    const options = { method, hostname, port, path, agent, headers: { ...headers, ...length }, timeout: wait };
    const outgoing = request(options, (answer) => void read(answer).then(resolve, trouble));
    // A server may answer and close while the request is still being sent: its answer may have arrived already.
    outgoing.on('error', trouble).on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.end(body);
  }).finally(() => agent.destroy());
}

async function read(answer: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const plain = { status: answer.statusCode!, headers: lasting(answer) };
  if (!/^application\/json/.test(answer.headers['content-type'] ?? '')) return { ...plain, ...(text && { text }) };
  try {
    return { ...plain, ...normal(JSON.parse(text)) };
  } catch {
    return { ...plain, text };
  }
}

/** Headers of the transport, and the date. */
const PASSING = ['Date', 'Content-Length', 'Transfer-Encoding', 'Keep-Alive'];

/** The other headers, as they are spelt. */
function lasting({ rawHeaders }: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name, value] = [rawHeaders[at]!, rawHeaders[at + 1]!];
    const kept = !PASSING.includes(name) && !(name === 'Connection' && value === 'keep-alive');
    if (kept) headers[name] = name === 'X-Log-Index' && /^\d+$/.test(value) ? '<n>' : value;
  }
  return headers;
}

function normal(json: unknown): Pick<Answer, 'json' | 'leaf'> {
  const { canonicalizedBody } = json as { canonicalizedBody?: string };
  if (typeof canonicalizedBody !== 'string') return { json: masked(json) };
  const leaf = Buffer.from(canonicalizedBody, 'base64').toString();
  const parsed = JSON.parse(leaf) as unknown;
  if (JSON.stringify(parsed) !== leaf) throw new Error(`a leaf with white space in it: ${leaf}`);
  return { json: masked({ ...(json as object), canonicalizedBody: '<leaf>' }), leaf: masked(parsed) };
}

const COUNTS = ['logIndex', 'treeSize'];
const BYTES = ['keyId', 'rootHash', 'digest', 'content', 'rawBytes'];

/** Places of a tree as <n>, bytes by their length, signatures and keys, which differ in length, as <bytes>. */
function masked(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return key === 'hashes' ? '<hashes>' : value.map((element) => masked(element));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, masked(member, name)]));
  if (typeof value !== 'string') return value;
  if (COUNTS.includes(key)) return /^\d+$/.test(value) ? '<n>' : value;
  if (key === 'envelope') return /^\S+\n\d+\n\S{44}\n\n— \S+ \S{92}\n$/.test(value) ? '<signed note>' : value;
  if (BYTES.includes(key)) {
    const bytes = Buffer.from(value, 'base64');
    if (bytes.toString('base64') !== value) return value;
    return key === 'content' || key === 'rawBytes' ? '<bytes>' : `<${bytes.length} bytes>`;
  }
  if (key === 'message') return message(value);
  return value;
}

/**
 * protobuf-go varies the kind and number of spaces by build, so that nobody relies on its words; and it quotes what it
 * was given, and where that stood.
 */
export function message(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/ +/g, ' ')
    .replace(/index \d+/, 'index <n>')
    .replace(/\(line (\d+):\d+\)/, '(line $1:<n>)')
    .replace(/(bytes field \w+): ".*"$/s, '$1: "<text>"');
}
