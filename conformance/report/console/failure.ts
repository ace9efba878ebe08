import { diffChars } from 'diff';
import type { ProgramRun } from '../../core/target/exchange.ts';
import { grpcCodeText, isGrpcExchange } from '../../core/target/grpc-exchange.ts';
import { errorLines } from '../../core/text/error-lines.ts';
import { legibleText } from '../../core/text/legible-text.ts';
import { inSingleQuotes } from '../../core/text/shell-quote.ts';
import { redactedNote, repeatNote } from '../document/curl.ts';
import { type CheckReport, type ExchangeReport, isWarning, type Report } from '../document/document.ts';
import type { ConsoleOptions } from './console-options.ts';
import type { Paint } from './paint.ts';
import { wrap } from './wrap.ts';

/** Where the text of a row begins. */
const MARGIN = 14;
/** How many lines of a body are shown. */
const BODY_LINES = 8;
/** How much of a body is shown that stands on one line, as JSON does: a log entry is told whole. */
const BODY_CHARS = 4000;
/** How much of what was sent is shown. */
const SENT_CHARS = 200;
/** A longer command is in the JSON report only: one that is cut is none. */
const COMMAND_CHARS = 4000;
/** The mark of a failure that only warns. */
export const WARNING_MARK = '△';

/** A failure in full: what was demanded and found, where, in which exchange, and how to see it again. */
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
    ['found', found(check, options.colour ? paint : undefined)],
    ['at', check.at && (options.here ?? same)(check.at)],
    ['exchange', exchangeText(check.exchanges.at(-1))],
  ];
  // Commands are not broken: they are copied.
  const commands: [string, string | undefined][] = [
    ['see it', check.reproduce && commandText(check.reproduce)],
    ['', check.reproduce && redactedNote(check.reproduce)],
    ['', check.reproduce && repeatNote(check.exchanges.at(-1))],
    ['', check.since && `${check.since}: the answer may be another now; the line below does it all again`],
    ['alone', `${options.command} --seed ${report.seed} --only '${check.id}'`],
  ];
  const row = ([name, text]: [string, string | undefined], width: number | undefined) =>
    text ? [`    ${paint('gray', name.padEnd(9))} ${wrap(text, MARGIN, width)}`] : [];
  return [
    title(check, report.strict, paint),
    ...rows.flatMap((one) => row(one, options.width)),
    ...commands.flatMap((command) => row(command, undefined)),
  ];
}

const same = (at: string): string => at;

function title(check: CheckReport, strict: boolean, paint: Paint): string {
  const name = paint('bold', check.reason ? `${check.id}#${check.reason}` : check.id);
  if (isWarning(check, strict)) return `${paint('yellow', `${WARNING_MARK} warning`)} ${name}`;
  if (check.outcome === 'flaky') return `${paint(strict ? 'red' : 'yellow', '~ flaky')} ${name}`;
  return `${paint('red', check.outcome === 'error' ? '! error' : '✗')} ${name}`;
}

/** How many letters in a row the two share where they are alike there: fewer are shared by chance. */
const ALIKE_RUN = 3;

/** What was found, with what differs from what was expected marked where the two are alike enough for that to help. */
function found({ expected, actual, message }: CheckReport, paint: Paint | undefined): string | undefined {
  if (actual === undefined) return message;
  if (!paint || expected === undefined || expected.length > 200 || actual.length > 200) return actual;
  const changes = diffChars(expected, actual);
  const shared = changes.filter(({ added, removed, value }) => !added && !removed && value.length >= ALIKE_RUN);
  const same = shared.reduce((sum, { value }) => sum + value.length, 0);
  if (same < actual.length * 0.6 || same < expected.length * 0.5) return actual;
  const marked = (text: string) => text.replace(/\S+/g, (word) => paint('underline', word));
  const parts = changes.filter(({ removed }) => !removed);
  return parts.map((part) => (part.added ? marked(part.value) : part.value)).join('');
}

/** A command that is told as it is; undefined where it would be told otherwise. */
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
  // What came is longer by what was left out of the record, or shorter where it was coded.
  const left = Buffer.byteLength(answer.preview) < answer.size;
  const preview = left && !answer.preview.endsWith('…') ? `${answer.preview}…` : answer.preview;
  const body = answer.encoding === 'utf-8' && answer.preview !== '' ? ['', ...bodyLines(preview)] : [];
  const came = isGrpcExchange(exchange) ? grpcCodeText(answer.status) : `${answer.status}, ${answer.size} bytes`;
  return [legibleText(`${start} ${came}`), ...sent, ...headers, ...body].join('\n');
}

/** A program that was run: as it was called, how it ended, and the last lines of what it said. */
function runText({ argv, stdin, ended, rejected, stdout, stderr }: ProgramRun): string {
  const said = [
    ['standard output', stdout],
    ['standard error', stderr],
  ] as const;
  return [
    legibleText(
      `${argv.map((word) => shortened(asTyped(word))).join(' ')} (standard input: ${stdin}) → ${ended}`,
      COMMAND_CHARS,
    ),
    ...(rejected === undefined ? [] : [legibleText(`rejected: ${rejected}`)]),
    ...said.flatMap(([name, text]) => (text.trim() === '' ? [] : [`${name}:`, ...bodyLines(introducedText(text))])),
    ...(said.every(([, text]) => text.trim() === '') && rejected === undefined ? ['it said nothing'] : []),
  ].join('\n');
}

/** A word of a command line as it is typed: in quotes where a shell would make several of it. JSON is read, not typed. */
function asTyped(word: string): string {
  if (/^[[{]/.test(word) || (word !== '' && !/[\s'"\\;|&<>()]/.test(word))) return word;
  return inSingleQuotes(word);
}

/** The arguments of a library's member are JSON: of many parameters only the first are read. */
function shortened(word: string): string {
  if (word.length <= SENT_CHARS || !/^[[{]/.test(word)) return word;
  return `${word.slice(0, SENT_CHARS)}… (${word.length} characters; more of it: --report json=FILE)`;
}

/** All that fits; of more, what a program said in the end. */
function introducedText(text: string): string {
  const lines = text.trim().split('\n').length;
  if (lines <= BODY_LINES) return text.trim();
  return ['…', ...errorLines(text, BODY_LINES - 1)].join('\n');
}

/** The beginning of the body that was sent, on one line. */
function sentText({ request: { body } }: ExchangeReport): string[] {
  if (!body) return [];
  const text = body.encoding === 'utf-8' ? body.preview.replace(/\s+/g, ' ') : `base64 ${body.preview}`;
  const shown = text.length > SENT_CHARS ? `${text.slice(0, SENT_CHARS)}…` : text;
  return [legibleText(`sent ${body.size} bytes${shown === '' ? '' : `: ${shown}`}`)];
}

function bodyLines(preview: string): string[] {
  const lines = preview.replace(/\n$/, '').split('\n');
  const most = lines.length === 1 ? BODY_CHARS : 200;
  const shown = lines
    .slice(0, BODY_LINES)
    .map((line) => legibleText(line.length > most ? `${line.slice(0, most)}…` : line, BODY_CHARS));
  return lines.length > BODY_LINES ? [...shown, '…'] : shown;
}
