import { packageVersion } from '../../../command/package-data.ts';
import { knownSecrets } from '../../../command/secrets/known-secrets.ts';
import { INTERRUPTED } from '../../../command/terminal/interrupt.ts';
import { legibleText } from '../../../core/text/legible-text.ts';
import { STATEMENTS, type Statement } from '../../../entry/statement.ts';
import type { EntriesResult, VerifiedEntry } from '../../../entry/verify-entries.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { redactUrl } from '../../../transport/record/redact.ts';
import { removeSecrets } from '../../../transport/secrets/remove-secrets.ts';

/** Exit codes by verdict. */
const EXIT = { verified: 0, wrong: 1, incomplete: 3, unreachable: 4 } as const;

/** The verified file. */
interface VerifiedFile {
  readonly file: string;
  readonly kind: 'entry' | 'bundle';
  readonly startedAt: Date;
}

/**
 * The JSON document of a verification, as `spec/entry.schema.json` describes it, with legible texts and without secrets.
 * `interruptedCode`: the exit code if it was interrupted.
 */
export function entryDocument(
  { file, kind, startedAt }: VerifiedFile,
  { verdict, because, entries }: EntriesResult,
  interruptedCode = INTERRUPTED,
) {
  const secrets = knownSecrets();
  const clean = (text: string): string => legibleText(removeSecrets(text, secrets));
  return {
    schema: 'touchstone/entry/1',
    tool: { name: 'touchstone', version: packageVersion() },
    target: { file, kind },
    startedAt: startedAt.toISOString(),
    verdict,
    exitCode: verdict === 'interrupted' ? interruptedCode : EXIT[verdict],
    because: because.map(clean),
    entries: entries.map((entry) => ({ ...factsOf(entry, clean), statements: statementsOf(entry, clean) })),
  };
}

/** The result of a verification, as data. */
export type EntryDocument = ReturnType<typeof entryDocument>;

function factsOf({ place, entry, checkpoint, signer, asked }: VerifiedEntry, clean: (text: string) => string) {
  const { kindVersion } = entry ?? {};
  return {
    place,
    ...(entry ? { index: String(entry.logIndex) } : {}),
    ...(kindVersion ? { kind: clean(`${kindVersion.kind} ${kindVersion.version}`) } : {}),
    ...(entry?.logId ? { logId: base64(entry.logId) } : {}),
    ...(checkpoint
      ? {
          origin: clean(checkpoint.origin),
          treeSize: String(checkpoint.size),
          rootHash: base64(checkpoint.root),
        }
      : {}),
    ...(signer ? { signedBy: signer.text.split('+', 2).join('+') } : {}),
    ...(asked === undefined ? {} : { asked: redactUrl(asked) }),
  };
}

function statementsOf({ statements }: VerifiedEntry, clean: (text: string) => string) {
  return statements.map((statement) => {
    const { text, requirement, source, remedy } = STATEMENTS[statement.id];
    return {
      id: statement.id,
      text,
      ...(requirement === undefined ? {} : { requirement }),
      ...(source === undefined ? {} : { source }),
      outcome: statement.outcome,
      ...detailsOf(statement, remedy, clean),
    };
  });
}

function detailsOf(statement: Statement, remedy: string, clean: (text: string) => string) {
  if (statement.outcome === 'open') return { why: clean(statement.why) };
  if (statement.outcome === 'holds') return {};
  const { reason, expected, actual, at } = statement.defect;
  return {
    reason,
    expected: clean(expected),
    actual: clean(actual),
    ...(at === undefined ? {} : { at: clean(at) }),
    remedy,
  };
}
