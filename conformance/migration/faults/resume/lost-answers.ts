import type { Parts } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withCalls } from '../../testbed/parts.ts';
import { byRun, withMintDoubled, withoutVerification } from '../../testbed/runs.ts';

export const mintsTwiceAfterALostAnswer = migrationFault({
  text: 'gives founders twice as much when the answer to a transaction got lost',
  breaks: 'MIG-RE-007',
  caughtBy: ['migration/resume/lost-answers#amount'],
  needs: { looks: ['migration/resume/lost-answers'] },
  install: (parts) =>
    byRun(withoutVerification(parts), () => {
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
      return { ...withCalls(withoutVerification(parts), (_, call) => (lost ? withMintDoubled(call) : call)), provider };
    }),
});
