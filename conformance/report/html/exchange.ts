import type { ProgramRun } from '../../core/target/exchange.ts';
import { grpcCodeText } from '../../core/target/grpc-exchange.ts';
import type { Header } from '../../core/target/header.ts';
import { shellQuote } from '../../core/text/shell-quote.ts';
import type { ExchangeReport } from '../document/report.ts';
import { bodyBlock, textBlock } from './body.ts';
import { type Content, htmlElement, type PageElement } from './element.ts';
import { code, plainText, terms } from './texts.ts';
import { transactionTable } from './timeline/transactions.ts';

/** How many UTF-16 units of an address or a command stand in the line of its exchange. */
const LINE_CHARS = 400;
/** How many headers of one message stand on the page, and how many UTF-16 units of each. */
const HEADERS = 40;
const HEADER_CHARS = 300;

/** An exchange in one line: the request and how it was answered. */
export function exchangeLine({ kind, request, answer, failure, run }: ExchangeReport): Content {
  if (run) return [code(commandOf(run), LINE_CHARS), ' → ', plainText(run.ended, 200)];
  const answered = answer && (kind === 'grpc' ? grpcCodeText(answer.status) : `${answer.status}, ${answer.size} bytes`);
  return [
    code(`${request.method} ${request.url}`, LINE_CHARS),
    ' → ',
    answered ?? plainText(failure ?? 'no answer', 300),
  ];
}

/** An exchange in full. `limit`: how many UTF-16 units of a body are shown. */
export function exchangeBlock({ request, answer, failure, run }: ExchangeReport, limit: number): PageElement {
  if (run) return htmlElement('div', { class: 'exchange' }, runBlock(run, limit));
  return htmlElement(
    'div',
    { class: 'exchange' },
    htmlElement('h5', {}, 'Request'),
    htmlElement('p', {}, code(`${request.method} ${request.url}`)),
    headerList(request.headers, limit),
    request.body && bodyBlock(request.body, limit),
    htmlElement('h5', {}, 'Answer'),
    answer
      ? [headerList(answer.headers, limit), bodyBlock(answer, limit)]
      : htmlElement('p', {}, plainText(failure ?? 'no answer')),
  );
}

function headerList(headers: readonly Header[], limit: number): Content {
  if (headers.length === 0) return undefined;
  const lines = headers.slice(0, HEADERS).map(([name, value]) => plainText(`${name}: ${value}`, HEADER_CHARS));
  const more = headers.length > HEADERS ? [`… and ${headers.length - HEADERS} more headers`] : [];
  return textBlock(plainText([...lines, ...more].join('\n'), limit));
}

function runBlock(run: ProgramRun, limit: number) {
  const { files = {}, folder, stdin, ended, stdout, stderr, rejected, transactions = [] } = run;
  const command = commandOf(run);
  const text = (value: string) => (value.trim() === '' ? undefined : bodyBlock(asBody(value), limit));
  return terms([
    ['ran', command.length > LINE_CHARS && textBlock(plainText(command, limit))],
    ...Object.entries(files).map(([name, value]) => [plainText(name, 100), text(value)] as const),
    ['folder', folder === undefined ? undefined : code(folder)],
    ['standard input', plainText(stdin)],
    ['ended', plainText(ended)],
    ['rejected', rejected === undefined ? undefined : text(rejected)],
    ['transactions', transactions.length === 0 ? undefined : transactionTable(transactions)],
    ['standard output', text(stdout) ?? 'nothing'],
    ['standard error', text(stderr) ?? 'nothing'],
  ]);
}

const commandOf = ({ argv }: ProgramRun): string => argv.map(shellQuote).join(' ');

const asBody = (preview: string) => ({ preview, encoding: 'utf-8' as const, size: Buffer.byteLength(preview) });
