import { type Exchange, REDACTED, type SentBody, type SentRequest } from '../../core/target/exchange.ts';
import { isGrpcExchange } from '../../core/target/grpc-exchange.ts';
import { legibleText } from '../../core/text/legible-text.ts';
import { inSingleQuotes } from '../../core/text/shell-quote.ts';

/** curl's options for methods without a body. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  GET: [],
  HEAD: ['-I'],
};

/** Hosts under `.invalid` are never on a network (RFC 6761). */
const IN_MEMORY = /^[a-z]+:\/\/[^/?#]*\.invalid(?::\d+)?(?:[/?#]|$)/i;

/** The shell expression for each given key, by its name: `$FEED_KEY`, `$(cat key.txt)`. */
export type KeySubstitutions = Readonly<Record<string, string>>;

/** curl's options for the connection to an http or https address: authorities, client certificate and proxy. */
export type CurlConnection = (url: string) => readonly string[];

/**
 * A command that sends the same request by curl; undefined for a request that was not on a network, and where the
 * record does not have the whole body, or hides a key that was made of a given one: nobody could type that. The command
 * never contains a key: a shell expression inserts it.
 */
export function curlCommand(
  exchange: Exchange | undefined,
  keys: KeySubstitutions = {},
  connection: CurlConnection = () => [],
): string | undefined {
  if (!exchange || exchange.run || IN_MEMORY.test(exchange.request.url)) return undefined;
  const { request, answer } = exchange;
  if (isGrpcExchange(exchange)) return overGrpc(request, connection);
  if (!/^https?:/i.test(request.url) || !/^[A-Z]+$/.test(request.method)) return undefined;
  if (request.key === undefined && request.url.includes(REDACTED)) return undefined;
  const sent = sending(request, (answer?.size ?? 0) > 0);
  if (!sent) return undefined;
  // curl refuses to print binary data on a terminal.
  const show = answer?.encoding === 'base64' ? ['-D', '-', '-o', 'answer.bin'] : ['-i'];
  const reached = connection(request.url);
  const address = addressed(request, keys);
  return [...sent.before, 'curl', '-sS', ...reached, ...show, '-g', '--path-as-is', ...sent.options, address].join(' ');
}

/** The address in quotes, with the shell expression for its key, if there is one. */
function addressed({ url, key }: SentRequest, keys: KeySubstitutions): string {
  const word = key !== undefined && Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (word === undefined) return inSingleQuotes(url);
  // A shell expands these characters in double quotes.
  if (!/["$`\\!]/.test(url)) return `"${url.replace(REDACTED, () => word)}"`;
  const [prefix, suffix] = url.split(REDACTED) as [string, string];
  return `${inSingleQuotes(prefix)}"${word}"${suffix === '' ? '' : inSingleQuotes(suffix)}`;
}

/** A note on what a command lacks, to be read before running it. */
export function redactedNote(command: string): string | undefined {
  return command.includes(REDACTED) ? `${REDACTED} replaces a key that is not shown: insert the given key` : undefined;
}

/** A note on the lasting effect of a request, to be read before sending it again. */
export function repeatNote(exchange: Exchange | undefined): string | undefined {
  if (!exchange) return undefined;
  const { request, answer, resource } = exchange;
  const status = answer?.status ?? Number.POSITIVE_INFINITY;
  if (resource === 'append') return 'adds the leaf again, permanently';
  const created = isGrpcExchange(exchange)
    ? request.url.endsWith('/CreateEntry') && status === 0
    : resource === 'log/entries' && status < 300;
  const refused = isGrpcExchange(exchange) ? 'ALREADY_EXISTS' : '409';
  return created ? `the log has this entry now: it answers ${refused}, or with the entry that it has` : undefined;
}

/** The commands that pipe the body into curl, and curl's options for method, headers and body. */
interface Sending {
  readonly before: readonly string[];
  readonly options: readonly string[];
}

function sending({ method, headers, body }: SentRequest, answered: boolean): Sending | undefined {
  const headerArguments = headersOf(headers);
  if (!body) {
    // With -I curl would not show bytes after the head; -m limits how long it waits for them.
    if (method === 'HEAD' && answered) return { before: [], options: ['-X', 'HEAD', '-m', '5', ...headerArguments] };
    const options = Object.hasOwn(METHODS, method) ? METHODS[method]! : ['-X', method];
    return { before: [], options: [...options, ...headerArguments] };
  }
  if (!body.whole) return undefined;
  // Without a Content-Type curl would add its default.
  const typed = headers.some(([name]) => name.toLowerCase() === 'content-type');
  const options = [
    ...(method === 'POST' ? [] : ['-X', method]),
    ...headerArguments,
    ...(typed ? [] : ['-H', inSingleQuotes('Content-Type:')]),
  ];
  return isPlain(body)
    ? { before: [], options: [...options, '--data-binary', inSingleQuotes(body.preview)] }
    : { before: piped(bytesOf(body)), options: [...options, '--data-binary', '@-'] };
}

/** A call over gRPC: one length-prefixed message over HTTP/2. The trailers contain the status. */
function overGrpc({ url, headers, message }: SentRequest, connection: CurlConnection): string | undefined {
  if (message === undefined) return undefined;
  const bytes = Buffer.from(message, 'base64');
  const frame = Buffer.alloc(5 + bytes.length);
  frame.writeUInt32BE(bytes.length, 1);
  frame.set(bytes, 5);
  const headerArguments = headersOf([['Content-Type', 'application/grpc'], ['TE', 'trailers'], ...headers]);
  const version = /^grpcs:/i.test(url) ? '--http2' : '--http2-prior-knowledge';
  const address = url.replace(/^grpc/i, 'http');
  return [
    ...piped(frame),
    'curl',
    '-sS',
    ...connection(address),
    '-D',
    '-',
    '-o',
    'answer.bin',
    version,
    ...headerArguments,
    '--data-binary',
    '@-',
    inSingleQuotes(address),
  ].join(' ');
}

function headersOf(headers: SentRequest['headers']): string[] {
  // curl would omit a header with an empty value, unless it ends with a semicolon.
  return headers.flatMap(([name, value]) => ['-H', inSingleQuotes(value === '' ? `${name};` : `${name}: ${value}`)]);
}

/** Whether a body can be an argument in a command line that curl does not read as a file name. */
function isPlain({ preview, encoding }: SentBody): boolean {
  return encoding === 'utf-8' && !/^@|[\n\t]/.test(preview) && legibleText(preview, preview.length) === preview;
}

function bytesOf({ preview, encoding }: SentBody): Buffer {
  return Buffer.from(preview, encoding === 'utf-8' ? 'utf8' : 'base64');
}

function piped(bytes: Uint8Array): string[] {
  return ['echo', Buffer.from(bytes).toString('base64'), '|', 'base64', '-d', '|'];
}
