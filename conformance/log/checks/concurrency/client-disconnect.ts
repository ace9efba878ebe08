/** Clients that disconnect before they are answered (Rekor v2, "CreateEntry"). */
import { check } from '../../../core/check/check.ts';
import { DISCONNECT_SETTLE_MS, disconnectedClients } from '../../premises/concurrency/disconnected-clients.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const clientDisconnect = check<LogTarget>()({
  // LOG-CE-022 (should): When a client disconnects, no other client's entry fails because of that, and the client may send its
  //   own entry again. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-022',
  needs: ['create'],
  reasons: {
    'other-client-refused': 'the entry of a client is refused because another client disconnected',
    'retry-refused': 'an entry whose client disconnected is refused when it is sent again',
  },
  run: async (_log, t) => {
    const { retries, waiting } = await t.use(disconnectedClients);
    const at = 'log/entries';
    for (const { creation, failure } of waiting) {
      if (failure) throw failure;
      const { answer, logged } = creation;
      const expected = 'a TransparencyLogEntry, for a client that stays';
      const refused = { reason: 'other-client-refused', expected, actual: `status ${answer.status}`, at } as const;
      t.judge(logged ? undefined : refused, answer);
    }
    for (const { answer, logged } of retries) {
      const expected = 'the entry, or 409 (Conflict)';
      const actual = `status ${answer.status} for ${DISCONNECT_SETTLE_MS / 1000} s`;
      const refused = { reason: 'retry-refused', expected, actual, at } as const;
      t.judge(logged || answer.status === 409 ? undefined : refused, answer);
    }
  },
});
