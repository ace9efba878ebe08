/** What is refused over gRPC as it is over HTTP: with the status code that goes with the HTTP status. */
import type { Defect } from '../core/defect.ts';
import type { LogEntry, NewEntry } from '../core/log-entry.ts';
import type { RpcAnswer } from '../core/log-rpc.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { EntryMaker } from '../properties/entry-maker.ts';
import type { RefusedFor } from '../properties/refused-request.ts';
import { maker } from './created.ts';
import { refusals } from './refusals.ts';
import type { Resent } from './resent.ts';
import { sayCode } from './rpc-answers.ts';

const ALREADY_EXISTS = 6;

type Row = readonly [group: RefusedFor, what: string, entry?: (entries: EntryMaker) => NewEntry];

/** Some of each group that a message can say. An empty request is one of the group `message`. */
const SAID: readonly Row[] = [
  ['signature', 'another key'],
  ['digest', 'a digest of 31 bytes, signed as it is'],
  ['key', 'key as pem'],
  ['key', 'key as certificate'],
  // A message says it as one that has no key.
  ['verifier', 'a verifier with an empty public key', (entries) => entries.unsound('no-key', 'verifier')],
  ['algorithm', 'rsa pss'],
];

/** Entries that HTTP refused with 400. One that it took, or did not get to see, is left out. */
export const refusedEntries = premise<LogTarget>()({
  name: 'refused-entries',
  owners: {},
  async find(_log, t): Promise<readonly { readonly what: string; readonly entry: NewEntry }[]> {
    const groups = await t.use(refusals);
    const entries = await t.use(maker);
    return SAID.flatMap(([group, what, make]) => {
      const found = groups.get(group)!.answers.find(({ request }) => request.what === what);
      const entry = make?.(entries) ?? found?.request.entry;
      return entry && found?.answer.status === 400 ? [{ what: `an entry with this: ${what}`, entry }] : [];
    });
  },
});

/** What is wrong with the answer to an entry, logged as `first`, that HTTP has just answered as one that is there. */
export function repeatDefect(
  { option, index }: Resent,
  first: LogEntry,
  { code, metadata, value }: RpcAnswer<LogEntry>,
): Defect<'duplicate' | 'index'> | undefined {
  const at = 'CreateEntry, of an entry that is there';
  const right = option === 'refuse' ? ALREADY_EXISTS : 0;
  if (code !== right)
    return { reason: 'duplicate', expected: `${sayCode(right)}, as over HTTP`, actual: sayCode(code), at };
  const named =
    option === 'refuse'
      ? metadata.filter(([name]) => name.toLowerCase() === 'x-log-index').map(([, text]) => text)
      : [`${value?.logIndex}`];
  // The index that the entry got first is right whatever HTTP names: that is said there.
  if (named.includes(`${index}`) || named.includes(`${first.logIndex}`)) return undefined;
  const expected = `index ${index}, as over HTTP${option === 'refuse' ? ', in x-log-index' : ''}`;
  return { reason: 'index', expected, actual: named.join(', ') || 'none', at };
}
