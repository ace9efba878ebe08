/** A sound entry is created (the interface document, "Endpoints"). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { allAlgorithms, createdEntries } from '../../premises/create/all-algorithms.ts';
import { firstEntry } from '../../premises/create/first-entry.ts';
import { largeEntries } from '../../premises/create/large-entries.ts';
import { repeatedEntry } from '../../premises/duplicates/repeated-entry.ts';
import { soundRepeats } from '../../premises/duplicates/sound-repeats.ts';
import { requestSequence } from '../../premises/restart/request-sequence.ts';
import { restartedLog } from '../../premises/restart/restarted-log.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const accepted = check<LogTarget>()({
  // LOG-CE-001 (must): CreateEntry is `POST {base_url}/api/v2/log/entries` with a CreateEntryRequest as the whole body, and is
  //   answered with a TransparencyLogEntry. [interface, "Endpoints"]
  proves: 'LOG-CE-001',
  needs: ['create'],
  reasons: {
    'not-implemented': 'the operation is not implemented at its path (404, 405 or 501)',
    refused: 'a sound entry is refused',
    'server-error': 'a sound entry is answered with an error of the server',
    'not-an-entry': 'the answer to a sound entry is no TransparencyLogEntry',
    'not-as-declared': 'a created entry is answered with another status than declared',
    changed: 'created entries are answered with different statuses',
  },
  owns: [
    reasonsOf(allAlgorithms, 'not-an-entry'),
    reasonsOf(firstEntry, 'not-implemented', 'refused', 'server-error', 'not-an-entry', 'not-as-declared'),
    reasonsOf(
      [repeatedEntry, soundRepeats, requestSequence, restartedLog, largeEntries],
      'refused',
      'server-error',
      'not-an-entry',
    ),
  ],
  run: async (_log, t) => {
    const { algorithm } = await t.use(firstEntry);
    if (algorithm !== 'PKIX_ECDSA_P256_SHA_256')
      t.note(
        `the log does not accept ECDSA P-256: entries were sent with ${algorithm}, and some requests that must be refused used P-256, which is a sufficient reason to refuse them`,
      );
    for (const { answer } of await createdEntries(t)) {
      const option = { 200: 'ok', 201: 'created' }[answer.status];
      t.judge(option !== undefined && t.chose('success-status', option), answer);
    }
  },
});
