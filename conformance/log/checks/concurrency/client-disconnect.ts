/** Clients that go away before they are answered. */
import { check } from '../../../core/check/check.ts';
import { DISCONNECT_SETTLE_MS, disconnectedClients } from '../../premises/concurrency/disconnected-clients.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const clientDisconnect = check<LogTarget>()({
  proves: 'LOG-CE-022',
  needs: ['create'],
  reasons: {
    'other-client-refused': 'a client that goes away has the entry of another client refused',
    'retry-refused': 'an entry whose client went away is refused when it is sent again',
  },
  run: async (_log, t) => {
    const { again, stayed } = await t.use(disconnectedClients);
    const at = 'log/entries';
    for (const { made, trouble } of stayed) {
      if (trouble) throw trouble;
      const expected = 'a TransparencyLogEntry, for a client that stays';
      const { answer, logged } = made!;
      const actual = `status ${answer.status}`;
      t.judge(logged ? undefined : { reason: 'other-client-refused', expected, actual, at }, answer);
    }
    for (const { answer, logged } of again) {
      const there = logged !== undefined || answer.status === 409;
      const expected = 'the entry, or 409 (Conflict)';
      const actual = `status ${answer.status} for ${DISCONNECT_SETTLE_MS / 1000} s`;
      t.judge(there ? undefined : { reason: 'retry-refused', expected, actual, at }, answer);
    }
  },
});
