import { type Paint, painter, type Style } from '../../../report/console/paint.ts';
import { wrap } from '../../../report/console/wrap.ts';
import type { AuditDocument } from './audit-document.ts';
import { countedNoun, withThousands } from './audit-numbers.ts';

/** Settings of the report. */
export interface AuditLook {
  /** Prints only the verdict. */
  readonly quiet: boolean;
  readonly colour: boolean;
  /** The columns of the terminal; if absent, lines are not broken. */
  readonly width?: number;
}

const VERDICTS: Readonly<Record<AuditDocument['verdict'], readonly [text: string, style: Style]>> = {
  verified: ['verified', 'green'],
  wrong: ['the log is wrong', 'red'],
  incomplete: ['incomplete', 'yellow'],
  unreachable: ['unreachable', 'red'],
  interrupted: ['interrupted', 'yellow'],
};
/** Findings that a wrong option may have caused. */
const GIVEN: Readonly<Record<string, string>> = {
  'no-log-signature': 'not signed by the key given',
  origin: 'not of the origin given',
  'unlisted-log': 'not of a log of the policy given',
  quorum: 'not cosigned as the policy given asks',
  'minimum-index': 'smaller than the minimum index given',
};
/** How many findings the report shows; --json has more. */
const SHOWN = 20;
/** The column at which the text of a fact or finding begins. */
const MARGIN = 14;

const GROWTH = {
  first: 'seen for the first time',
  same: 'the same tree as last time',
  grown: 'a consistency proof from the tiles shows that the log only grew',
  'rolled-back': 'ROLLED BACK: the log is smaller than it was',
  forked: 'FORKED: the same size has two roots',
  rewritten: 'REWRITTEN: the larger tree does not begin with the kept one',
  'not-later': 'NOT LATER: the larger tree is not signed later than the kept one',
  unproved: 'whether the log only grew is neither proved nor disproved',
  'not-compared': 'not compared: the checkpoint is not signed by the keys given',
} as const;

/** The report of an audit for people; with `quiet` only its last lines. */
export function auditText(document: AuditDocument, { quiet, colour, width }: AuditLook): string {
  const paint = painter(colour);
  const closing = [
    wrap(verdict(document, paint), 9, width),
    ...document.because.map((sentence) => `  ${wrap(sentence, 2, width)}`),
    ...(document.page === undefined ? [] : [`  See ${document.page}`]),
  ];
  if (quiet) return `${closing.join('\n')}\n`;
  return `${[
    paint('bold', `Audit of ${document.target.address}`),
    ...facts(document).map(([name, text]) => `  ${paint('gray', name.padEnd(11))} ${wrap(text, MARGIN, width)}`),
    ...findings(document, paint, width),
    '',
    ...proved(document).map((line) => wrap(line, 2, width)),
    ...closing,
  ].join('\n')}\n`;
}

function verdict(document: AuditDocument, paint: Paint): string {
  const [text, style] = VERDICTS[document.verdict];
  const kinds = [...new Set(document.findings.map(({ kind }) => kind))];
  const onlyByOptions = document.verdict === 'wrong' && kinds.every((kind) => kind in GIVEN);
  const words = onlyByOptions ? kinds.map((kind) => GIVEN[kind]).join(', ') : text;
  return `${paint('bold', 'Verdict')}: ${paint(style, words)} (${scope(document)})`;
}

function facts(document: AuditDocument): (readonly [string, string])[] {
  const { checkpoint, verified, state, notOwedBelow, part, parts } = document;
  if (!checkpoint) return [];
  const tiles = verified.tiles.map(({ level, count }) => `level ${level}: ${withThousands(count)}`).join(', ');
  return [
    ['origin', checkpoint.origin],
    ['size', countedNoun(checkpoint.size, 'entry', 'entries')],
    ['root', checkpoint.root],
    ['signature', signatureText(document, checkpoint.signatures)],
    ...(checkpoint.cosignedBy ? ([['cosigned', `by ${checkpoint.cosignedBy.join(', ') || 'nobody'}`]] as const) : []),
    [
      'verified',
      [
        `${countedNoun(verified.bundles, resourceName(document))} with ${countedNoun(verified.entries, 'entry', 'entries')}`,
        ...(verified.issuers === undefined ? [] : [countedNoun(verified.issuers, 'issuer')]),
      ].join('; '),
    ],
    ...(tiles === '' ? [] : ([['tiles', tiles]] as const)),
    ...(part ? ([['part', partText(part)]] as const) : []),
    ...(parts === undefined ? [] : ([['parts', withThousands(`${parts}`)]] as const)),
    ...(notOwedBelow === undefined
      ? []
      : ([
          ['not owed', `entries below ${withThousands(notOwedBelow)}: their hashes were taken from the tiles above`],
        ] as const)),
    ...(state ? ([['state', stateText(state)]] as const) : []),
    [
      'time',
      `${(document.durationMs / 1000).toFixed(1)} s, ${withThousands(String(verified.entriesPerSecond))} entries/s`,
    ],
  ];
}

type Signatures = NonNullable<AuditDocument['checkpoint']>['signatures'];

const unsigned = ({ findings }: AuditDocument): boolean => findings.some(({ kind }) => kind === 'no-log-signature');

function signatureText(document: AuditDocument, signatures: Signatures): string {
  if (signatures === 'not-judged') return 'not judged: give --vkey, --public-key or --trusted-root';
  const { vkeys } = document.target;
  // The key itself is long; its name and ID identify it.
  const keys = vkeys.map((key) => key.split('+', 2).join('+')).join(', ');
  if (signatures === 'verified') return `verified by ${document.checkpoint!.signedBy.join(', ')}`;
  return unsigned(document) ? `none by ${keys}` : 'WRONG';
}

function stateText({ growth, before, evidence, now }: NonNullable<AuditDocument['state']>): string {
  const size = before === undefined ? '' : ` (${countedNoun(before, 'entry', 'entries')} then)`;
  const unchanged =
    growth === 'first' || growth === 'grown' ? '; not kept, since the log was not found to be sound' : '';
  const keptText = {
    kept: '; kept, and the next audit proves what it became',
    unchanged,
    superseded: '; another audit has kept a larger one in the meantime',
  };
  const evidenceText = evidence === undefined ? '' : `; both notes are in ${evidence}`;
  return `${GROWTH[growth ?? 'not-compared']}${size}${keptText[now ?? 'unchanged']}${evidenceText}`;
}

function partText({ index, of, first, end }: NonNullable<AuditDocument['part']>): string {
  if (first === end) return `${index} of ${of}, without entries`;
  return `${index} of ${of}: entries ${withThousands(first)} to ${withThousands(`${BigInt(end) - 1n}`)}`;
}

function findings({ findings, findingsInAll }: AuditDocument, paint: Paint, width: number | undefined): string[] {
  const listed = findings.slice(0, SHOWN);
  const more = BigInt(findingsInAll) - BigInt(listed.length);
  const row = (name: string, text: string) => `    ${paint('gray', name.padEnd(9))} ${wrap(text, MARGIN, width)}`;
  return [
    ...listed.flatMap(({ kind, expected, actual, at }) => [
      '',
      `${paint('red', '✗')} ${paint('bold', kind === 'checkpoint' ? `malformed ${at}` : `${kind}: ${at}`)}`,
      row('expected', expected),
      row('found', actual),
    ]),
    ...(more > 0n
      ? [
          '',
          `  and ${withThousands(String(more))} more${findings.length > SHOWN ? ' (--json names more of them)' : ''}`,
        ]
      : []),
  ];
}

/** What the log has its entries in. */
const resourceName = ({ target }: AuditDocument) => (target.profile === 'static-ct' ? 'data tile' : 'bundle');

function proved(document: AuditDocument): string[] {
  const { verdict, sample, mode } = document;
  const name = resourceName(document);
  if (verdict !== 'verified' && verdict !== 'incomplete') return [];
  if (mode === 'whole' || !sample) return [];
  const drawn = `${countedNoun(sample.drawn, name)} of ${withThousands(sample.of)}, drawn by chance (--seed ${sample.seed})`;
  const bound =
    sample.detects === 0
      ? `Every full ${name} was among them.`
      : `If ${percent(sample.detects)} or more of all ${name}s were wrong, this would have shown one with a probability of 95 %.`;
  return [
    `Proved: ${drawn}:`,
    '  the entries of each hash to its tile of level 0, and that tile and every tile above it lead to the root.',
    `  The right edge was verified as well. The other ${name}s are not proved.`,
    `  ${bound}`,
    '',
  ];
}

/** Rounded up to two digits, so that the report does not claim too much. */
function percent(fraction: number): string {
  const value = 100 * fraction;
  const digits = Math.max(0, 1 - Math.floor(Math.log10(value)));
  const unit = 10 ** digits;
  return `${(Math.ceil(value * unit) / unit).toFixed(digits)} %`;
}

function scope(document: AuditDocument): string {
  const { checkpoint, rootVerified } = document;
  if (!checkpoint) return 'no checkpoint';
  const signed = {
    verified: 'signature verified',
    wrong: unsigned(document) ? 'no signature to verify' : 'signature wrong',
    'not-judged': 'signatures not judged',
  };
  return [lookedAt(document), rootVerified ? 'root verified' : 'root not verified', signed[checkpoint.signatures]].join(
    '; ',
  );
}

function lookedAt(document: AuditDocument): string {
  const { mode, verified, sample, part, parts } = document;
  const entries = countedNoun(verified.entries, 'entry', 'entries');
  if (mode === 'whole') return entries;
  if (part) return `part ${part.index} of ${part.of}; ${entries}`;
  if (parts !== undefined) return `${countedNoun(`${parts}`, 'part')}; ${entries}`;
  if (!sample) return 'no sample was drawn';
  if (sample.looked === sample.drawn) return `a sample of ${countedNoun(sample.drawn, resourceName(document))}`;
  return `${withThousands(sample.looked)} of a sample of ${countedNoun(sample.drawn, resourceName(document))}`;
}
