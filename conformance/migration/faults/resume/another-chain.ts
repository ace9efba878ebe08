import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const SAME = `0x${'0'.repeat(64)}`;

export const takesAnotherChainForTheSame = migrationFault({
  text: 'resumes on another chain a migration that it began on the first, and fails',
  breaks: 'MIG-RE-006',
  caughtBy: ['migration/resume/another-chain#neither'],
  needs: { looks: ['migration/resume/another-chain'] },
  install: (parts) =>
    withMigrationParts(parts, {
      stillThere: async () => true,
      // A simulation would fail first, and cost nothing.
      options: (given) => ({ ...parts.options(given), simulate: false }),
      provider: ({ request }) => ({
        request: async (asked) => {
          const answer = await request(asked);
          const first = asked.method === 'eth_getBlockByNumber' && asked.params?.[0] === '0x0';
          return first ? { ...(answer as object), hash: SAME } : answer;
        },
      }),
    }),
});
