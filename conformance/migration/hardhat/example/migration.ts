/**
 * What somebody writes in their own project of Hardhat; `npx hardhat test` runs it. The checks judge the tool on chains of this
 * Hardhat, and a test of one's own looks at a migration by `ethers`.
 */

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as runner from 'node:test';
import { HDNodeWallet } from 'ethers';
import { network } from 'hardhat';
import { StackMigration } from '../../../../src/reference/migration/index.ts';
import { conformanceTests } from '../../../front/runner/index.ts';
import { migrationSuite, migrationTarget } from '../../public.ts';

conformanceTests(runner, {
  suite: migrationSuite,
  selection: { rulesets: ['interface'], only: ['migration/steps/base*', 'migration/contracts/**'] },
  target: () => migrationTarget({ library: StackMigration, network }),
});

const MNEMONIC = 'test test test test test test test test test test test junk';

runner.test('one stakes with the token of the base', async () => {
  const override = { hardfork: 'petersburg', accounts: { mnemonic: MNEMONIC } } as const;
  const { ethers, provider, close } = await network.create({ override });
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-hardhat-'));
  try {
    const { base } = await StackMigration.migrateBase({
      provider,
      privateKey: HDNodeWallet.fromPhrase(MNEMONIC).privateKey,
      output: join(folder, 'migration.json'),
      quiet: true,
      force: true,
    });
    for (const [name, address] of Object.entries(base))
      assert.notEqual(await ethers.provider.getCode(address), '0x', name);
    const machine = await ethers.getContractAt(
      ['function stakingToken() view returns (address)'],
      String(base.GenesisProtocol),
    );
    assert.equal(await machine.getFunction('stakingToken')(), base.DAOToken);
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
});
