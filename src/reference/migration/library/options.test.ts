import { expect, test } from 'vitest';
import { knownOptions } from './options.ts';
import { stackMigration } from './stack-migration.ts';

test.each([
  ['privatKey', 'privateKey'],
  ['gasprice', 'gasPrice'],
  ['gas-price', 'gasPrice'],
  ['ouput', 'output'],
  ['disableConfs', 'disable-confs'],
])('%s is not an option, and %s is suggested', async (given, meant) => {
  const options = { [given]: 'anything', force: true };
  await expect(stackMigration().migrateBase(options)).rejects.toMatchObject({
    name: 'MigrationError',
    code: 'usage',
    message: expect.stringMatching(`^options: there is no ${given}\\. Is ${meant} meant\\? There are coreVersion, `),
  });
});

test('an unknown name without a similar option gets the list of options', () => {
  expect(() => knownOptions({ frobnicate: 1 })).toThrow(/^options: there is no frobnicate\. There are coreVersion, /);
});

test('accepts every option, and unknown names without a value', () => {
  const known = { coreVersion: 1, provider: 1, gasPrice: 1, quiet: 1, 'disable-confs': 1, force: 1, restart: 1 };
  const more = { output: 1, privateKey: undefined, mnemonic: 1, params: 1, dryRun: 1, simulate: 1, nothing: undefined };
  expect(() => knownOptions({ ...known, ...more })).not.toThrow();
});
