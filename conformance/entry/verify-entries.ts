import { addressOf, type LogLocation } from '../audit/source/source.ts';
import type { Vkey } from '../log/oracle/note/verifier-key.ts';
import { quotedText } from '../oracle/bytes/quoted-text.ts';
import type { EntryFile, PlacedEntry } from './entry-file.ts';
import { judgeEntry } from './judge-entry.ts';
import { judgeInLog } from './judge-in-log.ts';
import type { JudgedEntry } from './judged-entry.ts';
import { judged, open, type Statement } from './statement.ts';

/** The settings of a verification. */
export interface VerifyOptions {
  /** The keys of the logs; `names`: those on the signature lines of an entry's checkpoint. */
  readonly keysFor: (names: readonly string[]) => readonly Vkey[];
  readonly origin?: string;
  /** Where the log is that signed with a key, if it is to be asked; a text says why it cannot be. */
  readonly placeOf?: (signer: Vkey | undefined) => LogLocation | string;
  readonly minimum?: bigint;
  readonly signal?: AbortSignal;
}

/** How the verification of a file ended; `incomplete`: nothing is wrong, and something was not judged. */
export type EntryVerdict = 'verified' | 'wrong' | 'incomplete' | 'unreachable' | 'interrupted';

/** An entry of the file with all that was judged of it. */
export interface VerifiedEntry extends JudgedEntry {
  readonly place: string;
  /** The log's address, if it was asked. */
  readonly asked?: string;
  readonly unreachable?: string;
}

/** The result of the verification of a file. */
export interface EntriesResult {
  readonly verdict: EntryVerdict;
  /** Sentences on what was not judged. */
  readonly because: readonly string[];
  readonly entries: readonly VerifiedEntry[];
}

/** Verifies the entries of a file: each by itself, and, where the log is to be asked, in its log. */
export async function verifyEntries(file: EntryFile, options: VerifyOptions): Promise<EntriesResult> {
  const entries: VerifiedEntry[] = [];
  for (const placed of file.entries) {
    if (options.signal?.aborted) break;
    entries.push(await verifyEntry(placed, file, options));
  }
  const because = entries.flatMap(({ statements }) =>
    statements.flatMap((statement) => (statement.outcome === 'open' ? [statement.why] : [])),
  );
  if (file.entries.length === 0) because.push('the bundle has no entry of a transparency log');
  const fails = entries.some(({ statements }) => statements.some(({ outcome }) => outcome === 'fails'));
  const verdict: EntryVerdict = options.signal?.aborted
    ? 'interrupted'
    : fails
      ? 'wrong'
      : entries.some(({ unreachable }) => unreachable !== undefined)
        ? 'unreachable'
        : because.length > 0
          ? 'incomplete'
          : 'verified';
  return { verdict, because: [...new Set(because)], entries };
}

/** A name that stands twice in an object makes each entry of the file doubtful. */
function withoutDoubt(statements: readonly Statement[], twice: string | undefined): readonly Statement[] {
  if (twice === undefined) return statements;
  const defect = {
    reason: 'duplicate',
    expected: 'names that are unique in their object',
    actual: `${quotedText(twice)} twice`,
  };
  return [judged('form', defect), ...statements.filter(({ id }) => id !== 'form')];
}

async function verifyEntry(
  { place, value }: PlacedEntry,
  { bundle, twice }: EntryFile,
  { keysFor, origin, placeOf, ...rest }: VerifyOptions,
): Promise<VerifiedEntry> {
  const alone = judgeEntry(value, {
    keysFor,
    ...(origin === undefined ? {} : { origin }),
    ...(bundle ? { bundle } : {}),
  });
  const statements = withoutDoubt(alone.statements, twice);
  const { entry, checkpoint, signer, ofRekorV2 } = alone;
  const isSound = statements.every(({ outcome }) => outcome !== 'fails');
  if (!placeOf || !isSound || !entry || !checkpoint) return { ...alone, place, statements };
  const location = ofRekorV2 ? placeOf(signer) : 'its log is one of Rekor v1, which serves no tiles';
  if (typeof location === 'string') return { ...alone, place, statements: [...statements, open('served', location)] };
  const { statements: inLog, unreachable } = await judgeInLog({
    index: entry.logIndex,
    body: entry.canonicalizedBody,
    checkpoint,
    keys: signer ? [signer] : [],
    place: location,
    ...rest,
  });
  return {
    ...alone,
    place,
    statements: [...statements, ...inLog],
    asked: addressOf(location),
    ...(unreachable === undefined ? {} : { unreachable }),
  };
}
