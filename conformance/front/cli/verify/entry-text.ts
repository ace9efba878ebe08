import { type Paint, painter, type Style } from '../../../report/console/paint.ts';
import { wrap } from '../../../report/console/wrap.ts';
import { countedNoun, withThousands } from '../audit/audit-numbers.ts';
import type { EntryDocument } from './entry-document.ts';

/** Settings of the report. */
export interface EntryLook {
  /** Prints only the verdict. */
  readonly quiet: boolean;
  readonly colour: boolean;
  /** The columns of the terminal; if absent, lines are not broken. */
  readonly width?: number;
}

type Entry = EntryDocument['entries'][number];
type Statement = Entry['statements'][number];

const VERDICTS: Readonly<Record<EntryDocument['verdict'], readonly [text: string, style: Style]>> = {
  verified: ['verified', 'green'],
  wrong: ['not verified', 'red'],
  incomplete: ['incomplete', 'yellow'],
  unreachable: ['unreachable', 'red'],
  interrupted: ['interrupted', 'yellow'],
};
const MARKS: Readonly<Record<Statement['outcome'], readonly [mark: string, style: Style]>> = {
  holds: ['✓', 'green'],
  fails: ['✗', 'red'],
  open: ['?', 'yellow'],
};
/** The columns at which the text of a fact, and of a part of a failure, begins. */
const [MARGIN, PART_MARGIN] = [14, 14];

/** The report of a verification for people; with `quiet` only its last lines. */
export function entryText(document: EntryDocument, { quiet, colour, width }: EntryLook): string {
  const paint = painter(colour);
  const [text, style] = VERDICTS[document.verdict];
  const closing = [
    wrap(`${paint('bold', 'Verdict')}: ${paint(style, text)} (${scope(document)})`, 9, width),
    ...document.because.map((sentence) => `  ${wrap(sentence, 2, width)}`),
  ];
  if (quiet) return `${closing.join('\n')}\n`;
  const entries = document.entries.flatMap((entry, at) => [
    paint('bold', headingOf(document, at)),
    ...facts(entry).map(([name, fact]) => `  ${paint('gray', name.padEnd(11))} ${wrap(fact, MARGIN, width)}`),
    '',
    ...entry.statements.flatMap((statement) => lines(statement, paint, width)),
    '',
  ]);
  return `${[...entries, ...closing].join('\n')}\n`;
}

function headingOf({ target: { file, kind }, entries }: EntryDocument, at: number): string {
  const name = file === '-' ? 'standard input' : file;
  if (kind === 'entry') return `Entry in ${name}`;
  return entries.length === 1
    ? `Entry of the bundle ${name}`
    : `Entry ${at + 1} of ${entries.length} of the bundle ${name}`;
}

function facts({ index, kind, origin, treeSize, rootHash, signedBy, asked }: Entry): (readonly [string, string])[] {
  const some: readonly (readonly [string, string | undefined])[] = [
    ['origin', origin],
    ['index', index && withThousands(index)],
    ['kind', kind],
    ['tree size', treeSize && withThousands(treeSize)],
    ['root', rootHash],
    ['signature', signedBy && `by ${signedBy}`],
    ['asked', asked],
  ];
  return some.flatMap(([name, fact]) => (fact === undefined ? [] : [[name, fact] as const]));
}

function lines(statement: Statement, paint: Paint, width: number | undefined): string[] {
  const { text, outcome, requirement, source } = statement;
  const [mark, style] = MARKS[outcome];
  const first = wrap(`${paint(style, mark)} ${text} ${paint('gray', `(${requirement ?? source})`)}`, 2, width);
  const row = (name: string, part: string) => `    ${paint('gray', name.padEnd(9))} ${wrap(part, PART_MARGIN, width)}`;
  if ('why' in statement) return [first, row('because', statement.why)];
  if (!('reason' in statement)) return [first];
  const { expected, actual, at, remedy } = statement;
  return [
    first,
    row('expected', expected),
    row('found', actual),
    ...(at === undefined ? [] : [row('at', at)]),
    row('do', remedy),
  ];
}

/** How much was judged. */
function scope({ entries }: EntryDocument): string {
  const statements = entries.flatMap(({ statements }) => statements);
  const held = statements.filter(({ outcome }) => outcome === 'holds').length;
  const asked = entries.some(({ asked }) => asked !== undefined) ? 'its log was asked' : 'its log was not asked';
  return `${countedNoun(String(entries.length), 'entry', 'entries')}; ${held} of ${statements.length} statements hold; ${asked}`;
}
