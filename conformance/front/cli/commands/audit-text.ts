import type { AuditDocument } from './audit-document.ts';

const VERDICTS = {
  verified: 'Verdict: verified',
  wrong: 'Verdict: the log is wrong',
  incomplete: 'Verdict: incomplete',
  unreachable: 'Verdict: unreachable',
  interrupted: 'Verdict: interrupted',
} as const;

const GROWTH = {
  first: 'seen for the first time; the next audit proves that the log only grew',
  same: 'the same tree as last time',
  grown: 'a consistency proof from the tiles shows that the log only grew',
  'rolled-back': 'ROLLED BACK: the log is smaller than it was',
  forked: 'FORKED: the same size has two roots',
  rewritten: 'REWRITTEN: the larger tree does not begin with the one that was kept',
  unproved: 'that the log only grew is neither proved nor disproved',
  'not-compared': 'not compared: the checkpoint is not signed by the keys given',
} as const;

/** Thousands apart, for people. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
const counted = (digits: string, one: string, many = `${one}s`): string =>
  `${grouped(digits)} ${digits === '1' ? one : many}`;

/** The report of an audit for people; only its last line when `quiet`. */
export function auditText(document: AuditDocument, quiet: boolean): string {
  const verdict = `${VERDICTS[document.verdict]} (${scope(document)})`;
  const because = document.because.map((sentence) => `  ${sentence}`);
  if (quiet) return `${[verdict, ...because].join('\n')}\n`;
  return `${[
    `Audit of ${document.target.address}`,
    ...facts(document).map(([name, text]) => `  ${name.padEnd(11)} ${text}`),
    ...findings(document),
    '',
    ...proved(document),
    verdict,
    ...because,
  ].join('\n')}\n`;
}

function facts(document: AuditDocument): (readonly [string, string])[] {
  const { checkpoint, verified, state, notOwedBelow } = document;
  if (!checkpoint) return [];
  const tiles = verified.tiles.map(({ level, count }) => `level ${level}: ${grouped(count)}`).join(', ');
  const keys = document.target.vkeys.map((key) => key.split('+', 2).join('+')).join(', ');
  const signed = { verified: `verified by ${keys}`, wrong: 'WRONG', 'not-judged': 'not judged: give --vkey' };
  return [
    ['origin', checkpoint.origin],
    ['size', counted(checkpoint.size, 'entry', 'entries')],
    ['root', checkpoint.root],
    ['signature', signed[checkpoint.signatures]],
    ['verified', `${counted(verified.bundles, 'bundle')} with ${counted(verified.entries, 'entry', 'entries')}`],
    ...(tiles === '' ? [] : ([['tiles', tiles]] as const)),
    ...(notOwedBelow === undefined
      ? []
      : ([
          ['not owed', `entries below ${grouped(notOwedBelow)}: their hashes were taken from the tiles above`],
        ] as const)),
    ...(state ? ([['state', stateText(state)]] as const) : []),
    ['time', `${(document.durationMs / 1000).toFixed(1)} s, ${grouped(String(verified.entriesPerSecond))} entries/s`],
  ];
}

function stateText({ growth, before, evidence, now }: NonNullable<AuditDocument['state']>): string {
  const size = before === undefined ? '' : ` (${counted(before, 'entry', 'entries')} then)`;
  const kept = { kept: '; kept', unchanged: '', superseded: '; another audit has kept a larger one meanwhile' };
  const where = evidence === undefined ? '' : `; both notes are in ${evidence}`;
  return `${GROWTH[growth ?? 'not-compared']}${size}${kept[now ?? 'unchanged']}${where}`;
}

function findings({ findings, findingsInAll }: AuditDocument): string[] {
  const more = BigInt(findingsInAll) - BigInt(findings.length);
  return [
    ...findings.flatMap(({ kind, expected, actual, at }) => [
      '',
      `✗ ${kind} at ${at}`,
      `    expected: ${expected}`,
      `    found:    ${actual}`,
    ]),
    ...(more > 0n ? ['', `  and ${grouped(String(more))} more`] : []),
  ];
}

function proved({ verdict, sample, mode }: AuditDocument): string[] {
  if (verdict !== 'verified' && verdict !== 'incomplete') return [];
  if (mode === 'whole' || !sample) return [];
  const drawn = `${counted(sample.drawn, 'bundle')} of ${grouped(sample.of)}, drawn by chance (--seed ${sample.seed})`;
  const bound =
    sample.detects === 0
      ? 'Every full bundle was among them.'
      : `If ${percent(sample.detects)} or more of all bundles were wrong, this would have shown one with a probability of 95 %.`;
  return [
    `Proved: ${drawn}:`,
    '  the entries of each hash to its tile of level 0, and that tile and every tile above it lead to the root.',
    '  The right edge was verified as well. What was not drawn is not proved.',
    `  ${bound}`,
    '',
  ];
}

/** Rounded up to two digits, so that no more is claimed than was shown. */
function percent(fraction: number): string {
  const value = 100 * fraction;
  const digits = Math.max(0, 1 - Math.floor(Math.log10(value)));
  const unit = 10 ** digits;
  return `${(Math.ceil(value * unit) / unit).toFixed(digits)} %`;
}

function scope({ checkpoint, mode, verified, rootVerified, sample }: AuditDocument): string {
  if (!checkpoint) return 'no checkpoint';
  const what =
    mode === 'whole'
      ? `${counted(verified.entries, 'entry', 'entries')}`
      : `a sample of ${counted(sample?.drawn ?? '0', 'bundle')}`;
  const signed = { verified: 'signature verified', wrong: 'signature wrong', 'not-judged': 'signatures not judged' };
  return [what, rootVerified ? 'root verified' : 'root not verified', signed[checkpoint.signatures]].join('; ');
}
