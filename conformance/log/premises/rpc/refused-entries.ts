import { premise } from '../../../core/check/premise.ts';
import type { EntryMaker } from '../../inputs/entry/entry-maker.ts';
import type { RefusedFor } from '../../inputs/refused-request/refused-request.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { runEntries } from '../create/run-entries.ts';
import { refusedGroups } from '../refusal/refusals.ts';

type RefusedEntry = readonly [group: RefusedFor, what: string, entry?: (entries: EntryMaker) => NewEntry];

/** Some entries of each group that a protobuf message can express. An empty request represents the group `message`. */
const EXPRESSIBLE_REFUSALS: readonly RefusedEntry[] = [
  ['signature', 'another key'],
  ['digest', 'a digest of 31 bytes, signed as it is'],
  ['key', 'key as pem'],
  ['key', 'key as certificate'],
  // In a message, an empty public key is an absent key.
  ['verifier', 'a verifier with an empty public key', (entries) => entries.unsound('no-key', 'verifier')],
  ['algorithm', 'p 384 with sha 256'],
];

/** Entries that HTTP refused with 400. Those that it accepted, or that were not sent, are left out. */
export const entriesRefusedOverHttp = premise<LogTarget>()({
  name: 'entries-refused-over-http',
  async find(_log, t): Promise<readonly { readonly what: string; readonly entry: NewEntry }[]> {
    const groups = await t.use(refusedGroups);
    const entries = await t.use(runEntries);
    return EXPRESSIBLE_REFUSALS.flatMap(([group, what, make]) => {
      const refused = groups.get(group)!.answers.find(({ request }) => request.what === what);
      const entry = make?.(entries) ?? refused?.request.entry;
      return entry && refused?.answer.status === 400 ? [{ what: `an entry with this: ${what}`, entry }] : [];
    });
  },
});
