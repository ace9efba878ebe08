import type { RequirementId } from '../../core/spec/requirement.ts';
import { legibleText, withVisibleControls } from '../../core/text/legible-text.ts';
import { redactedNote, repeatNote } from '../document/curl.ts';
import { isWarning } from '../document/document.ts';
import type { CheckReport, Report } from '../document/report.ts';
import { pageText } from '../document/web-address.ts';
import type { ConsoleOptions } from './console-options.ts';
import { differences } from './differences.ts';
import { exchangeText } from './exchange-text.ts';
import type { Paint } from './paint.ts';
import { wrap } from './wrap.ts';

/** The column at which the text of a row begins. */
const MARGIN = 14;
/** A longer command is only in the JSON report, since a cut command would not work. */
const COMMAND_CHARS = 4000;
/** The mark of a failure that only warns. */
export const WARNING_MARK = '△';

/** A failure in full: the expected and actual values, the place, the exchange, and how to repeat it. */
export function failureBlock(check: CheckReport, report: Report, options: ConsoleOptions, paint: Paint): string[] {
  const [demanded, ...others] = [check.requirement, ...(check.alsoBreaks ?? [])].map((id) => demandText(report, id));
  const rows: [string, string | undefined][] = [
    ['requires', demanded],
    ...others.map((other): [string, string | undefined] => ['and', other]),
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
    ['page', check.page && pageText(check.page)],
  ];
  const row = ([name, text]: [string, string | undefined], width: number | undefined) =>
    text ? [`    ${paint('gray', name.padEnd(9))} ${wrap(text, MARGIN, width)}`] : [];
  return [
    title(check, report.strict, paint),
    ...rows.flatMap((fields) => row(fields, options.width)),
    ...commands.flatMap((command) => row(command, undefined)),
  ];
}

/** A requirement with its source; undefined for one of a ruleset that the run did not choose. */
function demandText({ requirements }: Report, id: RequirementId): string | undefined {
  const demanded = requirements.find((requirement) => requirement.id === id);
  if (demanded === undefined) return undefined;
  const { text, level, source, url } = demanded;
  return `${text} [${[id, `${level}; ${source}`, ...(url ? [url] : [])].join(', ')}]`;
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
