import { type Exchange, REDACTED, type SentBody, type SentRequest } from '../../core/target/exchange.ts';
import { isGrpcExchange } from '../../core/target/grpc-exchange.ts';
import { legibleText } from '../../core/text/legible-text.ts';
import { inSingleQuotes } from '../../core/text/shell-quote.ts';

/** How curl is told to use a method where there is no body. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  GET: [],
  HEAD: ['-I'],
};

/** Names under `.invalid` are never on a network (RFC 6761). */
const IN_MEMORY = /^[a-z]+:\/\/[^/?#]*\.invalid(?::\d+)?(?:[/?#]|$)/i;

/** How a shell comes by each key that was given, by its name: `$FEED_KEY`, `$(cat key.txt)`. */
export type KeySubstitutions = Readonly<Record<string, string>>;

/**
 * A command that sends the same request by curl; undefined for what never was on a network, and for a body of which the
 * record does not keep the whole. A key never stands in it: a shell that knows where it is puts it there.
 */
export function curlCommand(exchange: Exchange | undefined, keys: KeySubstitutions = {}): string | undefined {
  if (!exchange || exchange.run || IN_MEMORY.test(exchange.request.url)) return undefined;
  const { request, answer } = exchange;
  if (isGrpcExchange(exchange)) return overGrpc(request);
  if (!/^https?:/i.test(request.url) || !/^[A-Z]+$/.test(request.method)) return undefined;
  const sent = sending(request, (answer?.size ?? 0) > 0);
  if (!sent) return undefined;
  // Bytes do not belong on a terminal, and curl refuses to put them there.
  const show = answer?.encoding === 'base64' ? ['-D', '-', '-o', 'answer.bin'] : ['-i'];
  return [...sent.before, 'curl', '-sS', ...show, '-g', '--path-as-is', ...sent.options, addressed(request, keys)].join(
    ' ',
  );
}

/** The address in quotes, with the shell's word for the key in it where there is one. */
function addressed({ url, key }: SentRequest, keys: KeySubstitutions): string {
  const word = key !== undefined && Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (word === undefined) return inSingleQuotes(url);
  // In double quotes a shell would read these.
  if (!/["$`\\!]/.test(url)) return `"${url.replace(REDACTED, () => word)}"`;
  const [before, behind] = url.split(REDACTED) as [string, string];
  return `${inSingleQuotes(before)}"${word}"${behind === '' ? '' : inSingleQuotes(behind)}`;
}

/** What is to be known before a command is run: what it lacks. */
export function redactedNote(command: string): string | undefined {
  return command.includes(REDACTED)
    ? `${REDACTED} stands for a key that is not shown, the one given or one made of it: put one there`
    : undefined;
}

/** What is to be known before the same request is sent once more: what the first one did stays done. */
export function repeatNote(exchange: Exchange | undefined): string | undefined {
  if (!exchange) return undefined;
  const { request, answer, resource } = exchange;
  const status = answer?.status ?? Number.POSITIVE_INFINITY;
  if (resource === 'append') return 'adds the leaf once more, for ever';
  const created = isGrpcExchange(exchange)
    ? request.url.endsWith('/CreateEntry') && status === 0
    : resource === 'log/entries' && status < 300;
  const refused = isGrpcExchange(exchange) ? 'ALREADY_EXISTS' : '409';
  return created ? `the log has this entry now: it answers ${refused}, or with the entry that it has` : undefined;
}

/** What gives curl its body, and how it is told of method, headers and body. */
interface Sending {
  readonly before: readonly string[];
  readonly options: readonly string[];
}

function sending({ method, headers, body }: SentRequest, answered: boolean): Sending | undefined {
  const given = headersOf(headers);
  if (!body) {
    // With -I curl would not show what came behind the head; it waits for as much as the head says.
    if (method === 'HEAD' && answered) return { before: [], options: ['-X', 'HEAD', '-m', '5', ...given] };
    const options = Object.hasOwn(METHODS, method) ? METHODS[method]! : ['-X', method];
    return { before: [], options: [...options, ...given] };
  }
  if (!body.whole) return undefined;
  // curl would add a type of its own.
  const typed = headers.some(([name]) => name.toLowerCase() === 'content-type');
  const options = [
    ...(method === 'POST' ? [] : ['-X', method]),
    ...given,
    ...(typed ? [] : ['-H', inSingleQuotes('Content-Type:')]),
  ];
  return isPlain(body)
    ? { before: [], options: [...options, '--data-binary', inSingleQuotes(body.preview)] }
    : { before: piped(bytesOf(body)), options: [...options, '--data-binary', '@-'] };
}

/** A call over gRPC: one message behind its length, over HTTP/2. What it is answered with stands in the trailers. */
function overGrpc({ url, headers, message }: SentRequest): string | undefined {
  if (message === undefined) return undefined;
  const bytes = Buffer.from(message, 'base64');
  const frame = Buffer.alloc(5 + bytes.length);
  frame.writeUInt32BE(bytes.length, 1);
  frame.set(bytes, 5);
  const given = headersOf([['Content-Type', 'application/grpc'], ['TE', 'trailers'], ...headers]);
  const version = /^grpcs:/i.test(url) ? '--http2' : '--http2-prior-knowledge';
  const address = inSingleQuotes(url.replace(/^grpc/i, 'http'));
  return [
    ...piped(frame),
    'curl',
    '-sS',
    '-D',
    '-',
    '-o',
    'answer.bin',
    version,
    ...given,
    '--data-binary',
    '@-',
    address,
  ].join(' ');
}

function headersOf(headers: SentRequest['headers']): string[] {
  // A header without a value is one that curl would leave out.
  return headers.flatMap(([name, value]) => ['-H', inSingleQuotes(value === '' ? `${name};` : `${name}: ${value}`)]);
}

/** Whether a body can stand in a command line, and curl does not take it for the name of a file. */
function isPlain({ preview, encoding }: SentBody): boolean {
  return encoding === 'utf-8' && !/^@|[\n\t]/.test(preview) && legibleText(preview, preview.length) === preview;
}

function bytesOf({ preview, encoding }: SentBody): Buffer {
  return Buffer.from(preview, encoding === 'utf-8' ? 'utf8' : 'base64');
}

function piped(bytes: Uint8Array): string[] {
  return ['echo', Buffer.from(bytes).toString('base64'), '|', 'base64', '-d', '|'];
}
