import { type ParseResult, parseDefect, parsedValue } from '../core/check/parse-result.ts';
import { logEntryOf } from '../log/oracle/entry/log-entry-json.ts';
import { schemaName } from '../log/oracle/entry/proto-json.ts';
import { isSigstoreBundle, type SigstoreBundle, sigstoreBundleOf } from '../log/oracle/sigstore/sigstore-bundle.ts';
import { duplicateMemberName, isJsonObject, quoteJson, readJson } from '../oracle/json/json.ts';

/** An entry of a file, as a JSON value, with its place: `verificationMaterial.tlogEntries[0]`. */
export interface PlacedEntry {
  readonly place: string;
  readonly value: unknown;
}

/** The entries in a file. */
export interface EntryFile {
  readonly kind: 'entry' | 'bundle';
  readonly entries: readonly PlacedEntry[];
  readonly bundle?: SigstoreBundle;
  /** A name that an object of the file has twice, or in both spellings: then readers may differ. */
  readonly twice?: string;
}

/** More entries than any bundle has. */
const MOST_ENTRIES = 100;

/** What the file may be. */
const WANTED = 'a TransparencyLogEntry or a bundle of Sigstore, in JSON';

/** A member that an object has by both of its names (`logIndex` and `log_index`), so that readers may differ. */
function nameInBothSpellings(value: unknown): string | undefined {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (Array.isArray(one)) for (const item of one) open.push(item);
    else if (isJsonObject(one))
      for (const [name, member] of Object.entries(one)) {
        const other = schemaName(name);
        if (other !== name && Object.hasOwn(one, other)) return name;
        open.push(member);
      }
  }
  return undefined;
}

/** The entries in the bytes of a file: an entry by itself, or those of a bundle. `unknown`: it is neither. */
export function entriesInFile(bytes: Uint8Array): ParseResult<EntryFile, 'unknown'> {
  const read = readJson(bytes);
  if (read.defect) return parseDefect('unknown', WANTED, read.defect.actual, read.defect.at);
  const { value } = read;
  const twice = duplicateMemberName(Buffer.from(bytes).toString('utf8')) ?? nameInBothSpellings(value);
  const more = twice === undefined ? {} : { twice };
  if (isSigstoreBundle(value)) {
    const { value: bundle, defect } = sigstoreBundleOf(value);
    if (defect) return parseDefect('unknown', `a bundle with ${defect.expected}`, defect.actual, defect.at);
    if (bundle.entries.length > MOST_ENTRIES)
      return parseDefect('unknown', `a bundle of at most ${MOST_ENTRIES} entries`, `${bundle.entries.length}`);
    const entries = bundle.entries.map((entry, i) => ({
      place: `verificationMaterial.tlogEntries[${i}]`,
      value: entry,
    }));
    return parsedValue({ kind: 'bundle', entries, bundle, ...more });
  }
  // A member of another type is a defect of the entry; an object without any of its members is something else.
  const { defect } = logEntryOf(value);
  if (!isJsonObject(value) || defect?.expected.startsWith('some of'))
    return parseDefect('unknown', WANTED, isJsonObject(value) ? defect!.actual : quoteJson(value));
  return parsedValue({ kind: 'entry', entries: [{ place: 'the entry', value }], ...more });
}
