import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const closedChainHoldsItsProcess = migrationFault({
  text: 'keeps its process when its local chain is closed',
  breaks: 'MIG-EN-006',
  caughtBy: ['migration/termination/closed-local-chain#process-kept'],
  needs: { looks: ['migration/termination/closed-local-chain'] },
  install: (parts) =>
    withMigrationParts(parts, {
      localChain: {
        ...parts.localChain,
        provider: (options) => {
          const { request, close } = parts.localChain.provider(options);
          const held = async () => {
            await close();
            setInterval(() => undefined, 1000);
          };
          return { request, close: held };
        },
      },
    }),
});
