import assert from 'node:assert/strict';
import { HDNodeWallet } from 'ethers';
import { network } from 'hardhat';
import * as runner from 'mocha';
import { migrationSuite, migrationTarget } from 'touchstone/migration';
import { conformanceTests } from 'touchstone/runner';
import { StackMigration } from '../src/migration.ts';

/** What the interface has and this tool has not. */
const names = {
  library: { migrateDAO: null, migrateDemoTest: null, migrate: null, migration: null, LocalChain: null, cli: null },
};

// The scenarios of the interface, each on a chain of this Hardhat.
conformanceTests(runner, {
  suite: migrationSuite,
  selection: {
    rulesets: ['interface'],
    only: ['migration/steps/base*', 'migration/library/base', 'migration/options/provider'],
  },
  target: () => migrationTarget({ library: StackMigration, network, names }),
});

// What the interface does not say is yours to test.
runner.describe('a migration', () => {
  runner.it('makes the migrating account the owner of the token', async () => {
    const mnemonic = 'test test test test test test test test test test test junk';
    const { ethers, provider } = await network.create({ override: { accounts: { mnemonic } } });
    const { base } = await StackMigration.migrateBase({ provider, mnemonic, quiet: true });
    const token = await ethers.getContractAt('DAOToken', base.DAOToken!);
    assert.equal(await token.getFunction('owner')(), HDNodeWallet.fromPhrase(mnemonic).address);
  });
});
