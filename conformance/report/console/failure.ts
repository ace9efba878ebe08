import type { ProgramRun } from '../../core/target/exchange.ts';
import { grpcCodeText, isGrpcExchange } from '../../core/target/grpc-exchange.ts';
import { errorLines } from '../../core/text/error-lines.ts';
import { legibleText, withVisibleControls } from '../../core/text/legible-text.ts';
import { inSingleQuotes } from '../../core/text/shell-quote.ts';
import { redactedNote, repeatNote } from '../document/curl.ts';
import { type CheckReport, type ExchangeReport, isWarning, type Report } from '../document/document.ts';
import type { ConsoleOptions } from './console-options.ts';
import { differences } from './differences.ts';
import type { Paint } from './paint.ts';
import { wrap } from './wrap.ts';

/** The column at which the text of a row begins. */
const MARGIN = 14;
/** How many lines of a body a failure shows. */
const BODY_LINES = 8;
/** How many characters of a body on one line, such as JSON, a failure shows: enough for a whole log entry. */
const BODY_CHARS = 4000;
/** How many characters of a request body a failure shows. */
const SENT_CHARS = 200;
/** How many characters of a file of the run, such as its parameters, a failure shows. */
const FILE_CHARS = 1000;
/** A longer command is only in the JSON report, since a cut command would not work. */
const COMMAND_CHARS = 4000;
/** The mark of a failure that only warns. */
export const WARNING_MARK = '△';

/** A failure in full: the expected and actual values, the place, the exchange, and how to repeat it. */
export function failureBlock(check: CheckReport, report: Report, options: ConsoleOptions, paint: Paint): string[] {
  const demanded = report.requirements.find((requirement) => requirement.id === check.requirement);
  const source = demanded && [
    demanded.id,
    `${demanded.level}; ${demanded.source}`,
    ...(demanded.url ? [demanded.url] : []),
  ];
  const rows: [string, string | undefined][] = [
    ['requires', demanded && `${demanded.text} [${source!.join(', ')}]`],
    ['expected', check.expected],
    ['found', foundText(check, options.colour ? paint : undefined)],
    ['at', check.at && withVisibleControls((options.here ?? unchanged)(check.at))],
    ['exchange', exchangeText(check.exchanges.at(-1))],
  ];
  // Commands are not broken, so that they can be copied.
  const commands: [string, string | undefined][] = [
    ['see it', check.reproduce && commandText(check.reproduce)],
    ['', check.reproduce && redactedNote(check.reproduce)],
    ['', check.reproduce && repeatNote(check.exchanges.at(-1))],
    ['', check.since && `${check.since}: the answer may be another now; the line below does it all again`],
    ['alone', `${options.command} --seed ${report.seed} --only '${check.id}'`],
    ['explain', `${options.launcher} explain '${check.id}${check.reason ? `#${check.reason}` : ''}'`],
    ['page', check.page],
  ];
  const row = ([name, text]: [string, string | undefined], width: number | undefined) =>
    text ? [`    ${paint('gray', name.padEnd(9))} ${wrap(text, MARGIN, width)}`] : [];
  return [
    title(check, report.strict, paint),
    ...rows.flatMap((fields) => row(fields, options.width)),
    ...commands.flatMap((command) => row(command, undefined)),
  ];
}

const unchanged = (at: string): string => at;

function title(check: CheckReport, strict: boolean, paint: Paint): string {
  const name = paint('bold', check.reason ? `${check.id}#${check.reason}` : check.id);
  if (isWarning(check, strict)) return `${paint('yellow', `${WARNING_MARK} warning`)} ${name}`;
  if (check.outcome === 'flaky') return `${paint(strict ? 'red' : 'yellow', '~ flaky')} ${name}`;
  return `${paint('red', check.outcome === 'error' ? '! error' : '✗')} ${name}`;
}

/** The actual value, with its differences from the expected value marked where the two are similar. */
function foundText({ expected, actual, message }: CheckReport, paint: Paint | undefined): string | undefined {
  if (actual === undefined) return message;
  const parts = paint && expected !== undefined ? differences(expected, actual) : undefined;
  if (!paint || !parts) return actual;
  const marked = (text: string) => text.replace(/\S+/g, (word) => paint('underline', word));
  return parts.map(({ text, differs }) => (differs ? marked(text) : text)).join('');
}

/** A command, if it can be printed unchanged; undefined otherwise. */
function commandText(command: string): string | undefined {
  return legibleText(command, COMMAND_CHARS) === command ? command : undefined;
}

function exchangeText(exchange: ExchangeReport | undefined): string | undefined {
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
function sentText({ request: { body } }: ExchangeReport): string[] {
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
