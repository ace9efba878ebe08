import { premise } from '../../../core/check/premise.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import type { EntryMaker } from '../../inputs/entry/entry-maker.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { acceptedCreation, CREATION_REASONS } from '../create/accepted-creation.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import { soundCreations } from '../create/sound-creations.ts';

/** A created entry, and the answer to its immediate repeat. */
export interface RepeatedEntry {
  readonly name: string;
  readonly first: SuccessfulCreation;
  readonly repeat: Creation;
}

/** An entry that is sent twice, with no request of ours in between. */
export const repeatedEntry = premise<LogTarget>()({
  name: 'repeated-entry',
  reasons: CREATION_REASONS,
  async find(log, t): Promise<RepeatedEntry> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    await t.use(soundCreations);
    const { name, entry } = entryWithPlusAndSlash(await t.use(runEntries));
    const first = acceptedCreation(t, await sendEntry({ create }, entry, t.time), 'a sound entry');
    return { name, first, repeat: await sendEntry({ create }, entry, t.time) };
  },
});

/** An entry whose base64 text differs in the URL alphabet, and again without padding (RFC 4648 section 5). */
function entryWithPlusAndSlash(entries: EntryMaker): { readonly name: string; readonly entry: NewEntry } {
  for (let i = 0; ; i++) {
    const name = `sent twice ${i}`;
    const entry = entries.make(name);
    const text = base64(entry.signature) + base64(entry.digest);
    if (/\+/.test(text) && /\//.test(text)) return { name, entry };
  }
}
