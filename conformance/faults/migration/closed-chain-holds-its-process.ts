import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'keeps its process when its local chain is closed',
  breaks: 'MIG-EN-006',
  caughtBy: ['migration/ends/closed-chain#held'],
  needs: { looks: ['migration/ends/closed-chain'] },
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
