import type { AuditOptions } from '../../../audit/options.ts';
import type { AuditResult } from '../../../audit/result.ts';
import { addressOf, type LogLocation } from '../../../audit/source/source.ts';
import { detectionChance } from '../../../audit/verify/sample.ts';
import { packageVersion } from '../../../command/package-data.ts';
import { errorPage, pageAddress } from '../../../command/page-address.ts';
import { knownSecrets } from '../../../command/secrets/known-secrets.ts';
import { INTERRUPTED } from '../../../command/terminal/interrupt.ts';
import { legibleText } from '../../../core/text/legible-text.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { redactUrl } from '../../../transport/record/redact.ts';
import { maskSecrets, removeSecrets } from '../../../transport/secrets/remove-secrets.ts';
import { secretWords } from '../../../transport/secrets/secret-words.ts';

/** Exit codes by verdict. */
const EXIT = { verified: 0, wrong: 1, incomplete: 3, unreachable: 4 } as const;

/**
 * The JSON document of an audit, as `spec/audit.schema.json` describes it, with legible texts and without secrets.
 * `interruptedCode`: the exit code if it was interrupted.
 */
export function auditDocument(options: DocumentOptions, result: AuditResult, interruptedCode = INTERRUPTED) {
  const { place } = options;
  const { head, tally, sample, remembered, from, part, parts } = result;
  const { before: sizeBefore, ...memory } = remembered ?? {};
  const secrets = secretsOf(place);
  const clean = cleaner(place);
  return {
    schema: 'touchstone/audit/1',
    tool: { name: 'touchstone', version: packageVersion() },
    target: {
      kind: place.kind,
      address: auditAddress(options),
      vkeys: options.keys.map((key) => key.text),
      ...(options.origin === undefined ? {} : { origin: options.origin }),
      ...(result.profile === 'static-ct' && { profile: result.profile }),
    },
    startedAt: result.startedAt.toISOString(),
    durationMs: Math.round(result.durationMs),
    verdict: result.verdict,
    exitCode: result.verdict === 'interrupted' ? interruptedCode : EXIT[result.verdict],
    because: result.because.map(clean),
    ...(result.section !== undefined && { page: pageAddress(errorPage(result.section)) }),
    ...(head
      ? {
          checkpoint: {
            origin: clean(head.checkpoint.origin),
            size: String(head.checkpoint.size),
            root: base64(head.checkpoint.root),
            note: base64(maskSecrets(head.note, head.note.length, secrets).start),
            signatures: head.signatures,
            signedBy: head.signedBy,
            ...(head.cosignedBy && { cosignedBy: head.cosignedBy.map(clean) }),
          },
        }
      : {}),
    mode: modeOf(options, result),
    rootVerified: result.rootVerified,
    verified: {
      entries: String(tally.entries),
      bundles: String(tally.bundles),
      tiles: tally.tiles.map((count, level) => ({ level, count: String(count) })),
      ...(result.issuers !== undefined && { issuers: String(result.issuers) }),
      entriesPerSecond: entriesPerSecond(result),
    },
    ...(from === undefined ? {} : { notOwedBelow: String(from) }),
    ...(sample
      ? {
          sample: {
            seed: String(sample.seed),
            drawn: String(sample.bundles),
            looked: String(sample.looked),
            of: String(sample.of),
            detects: detectionChance(sample),
          },
        }
      : {}),
    ...(part && {
      part: { ...part, first: `${part.first}`, end: `${part.end}`, next: `${part.next}` },
    }),
    ...(parts !== undefined && { parts }),
    ...(remembered
      ? { state: { ...memory, ...(sizeBefore === undefined ? {} : { before: String(sizeBefore) }) } }
      : {}),
    findings: result.findings.map(({ kind, expected, actual, at }) => ({
      kind,
      expected: clean(expected),
      actual: clean(actual),
      at: clean(at),
    })),
    findingsInAll: String(result.found),
    unread: tally.unread.map(clean),
    unreadInAll: String(tally.unreadCount),
  };
}

/** The settings of an audit that its document repeats. */
export type DocumentOptions = Pick<AuditOptions, 'place' | 'keys' | 'origin' | 'sample'>;

function modeOf({ sample }: DocumentOptions, { part, parts }: AuditResult): 'whole' | 'sample' | 'part' | 'parts' {
  if (part) return 'part';
  if (parts !== undefined) return 'parts';
  return sample ? 'sample' : 'whole';
}

/** A log may send back the headers of a request. */
const secretsOf = (place: LogLocation) => [
  ...(place.kind === 'http' ? secretWords(place.headers) : []),
  ...knownSecrets(),
];

/** Makes texts of a log legible, and takes out the secrets of its requests. */
export function cleaner(place: LogLocation): (text: string) => string {
  const secrets = secretsOf(place);
  return (text) => legibleText(removeSecrets(text, secrets));
}

/** The result of an audit, as data. */
export type AuditDocument = ReturnType<typeof auditDocument>;

/** The log's address, without secrets. */
export function auditAddress({ place }: Pick<AuditOptions, 'place'>): string {
  return place.kind === 'http' ? redactUrl(place.prefix) : addressOf(place);
}

function entriesPerSecond({ tally, durationMs }: AuditResult): number {
  return durationMs === 0 ? 0 : Math.round(tally.entries / (durationMs / 1000));
}
