import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonRpc } from '../chain/json-rpc.ts';
import { SILENT } from '../library/reporter.ts';
import { simulatedNetworks } from '../local-chain/hardhat.ts';
import { networkOf } from '../local-chain/options.ts';
import { VOTING } from '../params/voting.test-tool.ts';
import { PARTS } from '../parts.ts';
import { migrate } from './migrate.ts';
import type { StepName } from './step.ts';

const DAO = {
  ...{ orgName: 'Works', tokenName: 'Token', tokenSymbol: 'TOK', founders: [], VotingMachinesParams: [VOTING] },
  schemes: { ContributionReward: true },
  ContributionReward: [{ voteParams: 0 }],
};

test('a copy has the latest state of the chain, at any length', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'simulate-'));
  const server = await (await simulatedNetworks()).createServer(networkOf({}), '127.0.0.1', 0);
  try {
    const provider = `http://127.0.0.1:${(await server.listen()).port}`;
    const run = (steps: readonly StepName[], simulate: boolean) => {
      const options = { provider, output: join(folder, 'migration.json'), simulate, params: { default: DAO } };
      return migrate({ steps, options, parts: PARTS, reporter: SILENT });
    };
    await run(['base'], false);
    // A copy of 128 blocks ago would have only a part of the base, and new contracts would take the addresses of the
    // rest.
    await jsonRpc(provider).request({ method: 'hardhat_mine', params: ['0x74'] });
    await expect(run(['dao'], true)).resolves.toMatchObject({ dao: { name: 'Works' } });
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
