/** Entries that are longer than a bundle can state (Rekor v2, "Limits"; C2SP tlog-tiles, "Log entries"). */
import { check } from '../../../core/check/check.ts';
import { largeEntry } from '../../inputs/entry/large-entry.ts';
import { ECDSA_P256 } from '../../inputs/entry/p-256.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { firstEntry } from '../../premises/create/first-entry.ts';
import { certificatesLoggedAsSent } from '../../premises/create/logged-certificates.ts';
import { loggedEntries } from '../../premises/create/logged-entries.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import {
  AFTER_REFUSAL_REASONS,
  createAfterRefusal,
  damagedBundleDefect,
  readCreatedEntryBundle,
  soundRefusedDefect,
} from '../../premises/refusal/after-refusal.ts';
import type { LogTarget } from '../../target/log-target.ts';

/**
 * The first length that a bundle cannot state (C2SP tlog-tiles, "Log entries": a uint16), and a length well beyond it.
 */
const TOO_LARGE = [65_536, 100_000];

export const entrySize = check<LogTarget>()({
  // LOG-CE-018 (must): An entry that is too large for the log is refused and leaves the log unchanged. [rekor-v2, "Limits"]
  proves: 'LOG-CE-018',
  needs: ['create'],
  reasons: { accepted: 'an entry is accepted that is longer than a bundle can contain', ...AFTER_REFUSAL_REASONS },
  run: async (log, t) => {
    await t.use(firstEntry);
    await t.use(loggedEntries);
    if (!(await certificatesLoggedAsSent(t)))
      t.inconclusive('the log records another body for an entry with a certificate, so no entry could be made large');
    const entries = await t.use(runEntries);
    for (const bytes of TOO_LARGE) {
      const { answer } = await sendEntry(log, largeEntry(entries.make(`large ${bytes}`, ECDSA_P256), bytes), t.time);
      const expected = `a refusal: its leaf has ${bytes.toLocaleString('en-US')} bytes or more, and 65,535 are allowed`;
      const accepted = { reason: 'accepted', expected, actual: `status ${answer.status}`, at: 'log/entries' } as const;
      t.judge(isSuccessStatus(answer.status) && accepted, answer);
    }
    const sound = await createAfterRefusal(log, t, 'after large entries');
    t.judge(soundRefusedDefect(sound), sound.answer);
    t.judge(damagedBundleDefect(await readCreatedEntryBundle(log, t, sound)), sound.answer);
  },
});
