import { legibleText } from '../../core/text/legible-text.ts';
import { type CaseTexts, casesOf } from '../cases/cases.ts';
import type { FilePlace } from '../cases/file-place.ts';
import type { Report } from '../document/report.ts';

/** GitHub shows so many errors and so many warnings of one step, and leaves out the others without a word. */
const SHOWN = 10;

/** How many UTF-16 units of a message are shown. */
const MESSAGE_LENGTH = 600;

const NAMED: Readonly<Record<string, string>> = { '%': '%25', '\r': '%0D', '\n': '%0A', ':': '%3A', ',': '%2C' };
/** Escapes as the workflow commands of GitHub Actions have them: of a message, and of a property. */
const data = (text: string): string => text.replace(/[%\r\n]/g, (char) => NAMED[char]!);
const property = (text: string): string => text.replace(/[%\r\n:,]/g, (char) => NAMED[char]!);

interface Annotation {
  readonly title: string;
  readonly message: string;
}

/**
 * The failures and warnings as workflow commands of GitHub Actions (`::error title=…::…`), one a line, which its log
 * turns into annotations. The empty text: there is nothing to say.
 */
export function annotationsReport(report: Report, texts: CaseTexts & { readonly place?: FilePlace } = {}): string {
  const { cases, verdict } = casesOf(report, texts);
  const of = (...types: string[]): readonly Annotation[] =>
    cases
      .filter(({ kind, type }) => types.includes(kind) || types.includes(type))
      .map(({ check, name }) => ({ title: `${name} ${check.id}`, message: check.message ?? '' }));
  const errors = of('failure', 'error');
  const bad = { title: `touchstone ${report.suite}`, message: verdict.message };
  return [
    ...commands('error', verdict.bad ? [bad, ...errors] : errors, texts.place),
    ...commands('warning', of('warning'), texts.place),
  ].join('');
}

function commands(command: 'error' | 'warning', all: readonly Annotation[], place?: FilePlace): readonly string[] {
  const rest = all.length - (SHOWN - 1);
  const last = { title: 'touchstone', message: `and ${rest} more: see the other reports` };
  const shown = rest > 1 ? [...all.slice(0, SHOWN - 1), last] : all;
  const at = place === undefined ? '' : `file=${property(legibleText(place.path))},line=${place.line},`;
  return shown.map(
    ({ title, message }) =>
      `::${command} ${at}title=${property(legibleText(title))}::${data(legibleText(message, MESSAGE_LENGTH))}\n`,
  );
}
