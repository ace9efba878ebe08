import type { Exchange, ProgramRun } from '../../core/target/exchange.ts';
import { grpcCodeText, isGrpcExchange } from '../../core/target/grpc-exchange.ts';
import { errorLines } from '../../core/text/error-lines.ts';
import { legibleText } from '../../core/text/legible-text.ts';
import { inSingleQuotes } from '../../core/text/shell-quote.ts';

/** How many lines of a body a failure shows. */
const BODY_LINES = 8;
/** How many characters of a body on one line, such as JSON, a failure shows: enough for a whole log entry. */
const BODY_CHARS = 4000;
/** How many characters of a request body a failure shows. */
const SENT_CHARS = 200;
/** How many characters of a file of the run, such as its parameters, a failure shows. */
const FILE_CHARS = 1000;
/** A command line is cut there. */
const COMMAND_CHARS = 4000;

/** An exchange for people: the request, and the status, the headers and the beginning of the answer, or the run of a program. */
export function exchangeText(exchange: Exchange | undefined): string | undefined {
  if (!exchange) return undefined;
  const { request, answer, failure, run } = exchange;
  if (run) return runText(run);
  const start = `${request.method} ${request.url} →`;
  const sent = sentText(exchange);
  if (!answer) return [legibleText(`${start} ${failure ?? 'no answer'}`), ...sent].join('\n');
  const headers = answer.headers.map(([name, value]) => legibleText(`${name}: ${value}`, 200));
  // The answer is longer than its record where the record is cut, and may be shorter where the body was coded.
  const cut = Buffer.byteLength(answer.preview) < answer.size;
  const preview = cut && !answer.preview.endsWith('…') ? `${answer.preview}…` : answer.preview;
  const body = answer.encoding === 'utf-8' && answer.preview !== '' ? ['', ...bodyLines(preview)] : [];
  const outcome = isGrpcExchange(exchange) ? grpcCodeText(answer.status) : `${answer.status}, ${answer.size} bytes`;
  return [legibleText(`${start} ${outcome}`), ...sent, ...headers, ...body].join('\n');
}

/** A run of a program: its command line, how it ended, and the last lines of its output. */
function runText({ argv, stdin, ended, rejected, stdout, stderr, files = {}, folder }: ProgramRun): string {
  const streams = [
    ['standard output', stdout],
    ['standard error', stderr],
  ] as const;
  return [
    legibleText(
      `${argv.map((word) => shortened(asTyped(word))).join(' ')} (standard input: ${stdin}) → ${ended}`,
      COMMAND_CHARS,
    ),
    ...Object.entries(files).map(
      ([name, text]) => `${name}: ${shortened(legibleText(oneLine(text), COMMAND_CHARS), FILE_CHARS)}`,
    ),
    ...(folder === undefined ? [] : [legibleText(`it ran in ${folder}`)]),
    ...(rejected === undefined ? [] : [legibleText(`rejected: ${rejected}`)]),
    ...streams.flatMap(([name, text]) => (text.trim() === '' ? [] : [`${name}:`, ...bodyLines(introducedText(text))])),
    ...(streams.every(([, text]) => text.trim() === '') && rejected === undefined ? ['it printed nothing'] : []),
  ].join('\n');
}

/** JSON without its line breaks; another text as it is. */
function oneLine(text: string): string {
  return text.replace(/\n\s*/g, ' ');
}

/** A word of a command line, quoted where a shell would split it. JSON is left unquoted, since people only read it. */
function asTyped(word: string): string {
  if (/^[[{]/.test(word) || (word !== '' && !/[\s'"\\;|&<>()]/.test(word))) return word;
  return inSingleQuotes(word);
}

/** Shortens the arguments of a library's member, which are JSON: of long ones only the beginning is shown. */
function shortened(word: string, most = SENT_CHARS): string {
  if (word.length <= most || !/^[[{]/.test(word)) return word;
  return `${word.slice(0, most)}… (${word.length} characters; more of it: --report json=FILE)`;
}

/** The whole output if it fits, else its last lines. */
function introducedText(text: string): string {
  const lines = text.trim().split('\n').length;
  if (lines <= BODY_LINES) return text.trim();
  return ['…', ...errorLines(text, BODY_LINES - 1)].join('\n');
}

/** The beginning of the request body, on one line. */
function sentText({ request: { body } }: Exchange): string[] {
  if (!body) return [];
  const text = body.encoding === 'utf-8' ? body.preview.replace(/\s+/g, ' ') : `base64 ${body.preview}`;
  const excerpt = text.length > SENT_CHARS ? `${text.slice(0, SENT_CHARS)}…` : text;
  return [legibleText(`sent ${body.size} bytes${excerpt === '' ? '' : `: ${excerpt}`}`)];
}

function bodyLines(preview: string): string[] {
  const lines = preview.replace(/\n$/, '').split('\n');
  const most = lines.length === 1 ? BODY_CHARS : 200;
  const excerpt = lines
    .slice(0, BODY_LINES)
    .map((line) => legibleText(line.length > most ? `${line.slice(0, most)}…` : line, BODY_CHARS));
  return lines.length > BODY_LINES ? [...excerpt, '…'] : excerpt;
}
