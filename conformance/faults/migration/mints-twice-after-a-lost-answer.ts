import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withCalls } from '../migration.ts';
import { byRun, doubled, unverified } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'gives founders twice as much when the answer to a transaction got lost',
  breaks: 'MIG-RE-007',
  caughtBy: ['migration/resume/lost-answers#amount'],
  needs: { looks: ['migration/resume/lost-answers'] },
  install: (parts) =>
    byRun(unverified(parts), () => {
      let lost = false;
      const provider: Parts['provider'] = (given) => {
        lost = false;
        return {
          request: (asked) =>
            given.request(asked).catch((error) => {
              lost ||= asked.method === 'eth_sendRawTransaction';
              throw error;
            }),
        };
      };
      return { ...withCalls(unverified(parts), (_, call) => (lost ? doubled(call) : call)), provider };
    }),
});
