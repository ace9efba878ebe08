/** The files that are checked in under `fixtures/migration`: they are what is written today, and the manifest tells the truth. */
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { AbiCoder, keccak256, parseUnits, solidityPackedKeccak256 } from 'ethers';
import { describe, expect, test } from 'vitest';
import { readExactJsonText } from '../oracle/exact-json.ts';
import { networkParameters } from '../oracle/network-parameters.ts';
import { parameterDefects } from '../oracle/parameter-defects.ts';
import { migrationFixtures } from './migration-fixtures.ts';

const FOLDER = fileURLToPath(new URL('../../fixtures/migration/', import.meta.url));
const WRITE =
  'out of date: npm run touchstone -- fixtures migration --out NEW, then put NEW/params and NEW/manifest.json in place of those';
const bytesOf = (file: string) => readFileSync(join(FOLDER, file));

interface Case {
  readonly name: string;
  readonly kind: 'right' | 'odd' | 'wrong';
  readonly network: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly beyondDouble?: true;
  readonly error?: { readonly at: string; readonly reason: string };
  readonly expected?: {
    readonly orgName: string;
    readonly holdings: readonly (readonly [string, string, string])[];
    readonly totals: { readonly tokens: string; readonly reputation: string };
    readonly votingHashes: readonly string[];
    readonly schemes: readonly { readonly name: string; readonly parametersHash: string }[];
    readonly transactions: readonly string[];
  };
}
const manifest: { seed: string; generator: string; base: Record<string, string>; cases: readonly Case[] } = JSON.parse(
  bytesOf('manifest.json').toString(),
);
const again = (seed = BigInt(manifest.seed)) =>
  migrationFixtures({ seed, generator: manifest.generator, readme: bytesOf('README.md') });
const sound = manifest.cases.filter((one) => one.expected !== undefined);

test('are written again byte for byte', () => {
  const { files } = again();
  expect(globSync('**/*.*', { cwd: FOLDER }).sort(), WRITE).toEqual(files.map(({ path }) => path).sort());
  for (const { path, bytes } of files) expect(bytesOf(path).equals(bytes), `${path} ${WRITE}`).toBe(true);
});
test('are small', () => {
  expect(again().files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(300_000);
});
test('differ by the seed in the random cases alone', () => {
  const [one, other] = [again(), again(2n ** 40n + 2n)];
  for (const [i, { path, bytes }] of one.files.slice(0, -1).entries())
    expect(Buffer.from(bytes).equals(other.files[i]!.bytes), path).toBe(!path.includes('random'));
});

describe('the manifest', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../spec/migration/fixtures.schema.json', import.meta.url), 'utf8'),
  );
  const validate = new Ajv2020({ strict: true }).compile(schema);
  test('is of the schema', () => {
    expect(validate(manifest) || validate.errors).toBe(true);
  });
  test('names every file with its length and hash, and each case once', () => {
    for (const { file, bytes, sha256 } of manifest.cases)
      expect([bytesOf(file).length, hash('sha256', bytesOf(file))]).toEqual([bytes, sha256]);
    expect(new Set(manifest.cases.map(({ name }) => name)).size).toBe(manifest.cases.length);
  });
  const [first] = manifest.cases as [Case];
  test.each([
    ['a manifest of another format', { schema: 'touchstone/migration/fixtures/2' }],
    ['a case without what is expected', { cases: [{ ...first, expected: undefined }] }],
    ['a wrong case without its error', { cases: [{ ...first, kind: 'wrong', expected: undefined }] }],
    ['a wrong case with what is expected', { cases: [{ ...first, kind: 'wrong', error: { at: '', reason: 'type' } }] }],
    ['a file elsewhere', { cases: [{ ...first, file: '../params/x.json' }] }],
    [
      'an amount with a point',
      { cases: [{ ...first, expected: { ...first.expected, totals: { tokens: '1.5', reputation: '1' } } }] },
    ],
  ])('of the schema is not %s', (_what, more) => {
    expect(validate(JSON.parse(JSON.stringify({ ...manifest, ...more })))).toBe(false);
  });
});

describe('files', () => {
  test.each(manifest.cases.map((one) => [one.name, one] as const))(
    '%s has the error that it says, or none',
    (_, one) => {
      const params = networkParameters(readExactJsonText(bytesOf(one.file).toString()).value!.root, one.network);
      const found = parameterDefects(params ?? readExactJsonText(bytesOf(one.file).toString()).value!.root);
      expect(found.map(({ at, reason }) => ({ at, reason }))).toEqual(
        one.error ? [{ at: one.error.at, reason: one.error.reason }] : [],
      );
    },
  );
  test.each(
    sound.filter((one) => !one.beyondDouble && !one.name.startsWith('network')).map((one) => [one.name, one] as const),
  )('%s comes to what ethers makes of it', (_, { file, expected }) => {
    const params = JSON.parse(bytesOf(file).toString());
    // ethers takes no exponent.
    const wei = (amount: number) => parseUnits(amount >= 1e21 ? `${BigInt(amount)}` : fixed(amount), 18);
    const fixed = (amount: number) => (String(amount).includes('e') ? amount.toFixed(18) : String(amount));
    expect(expected!.orgName).toBe(params.orgName);
    for (const [i, founder] of params.founders.entries())
      expect(expected!.holdings[i]!.slice(1)).toEqual([`${wei(founder.tokens)}`, `${wei(founder.reputation)}`]);
    const [voting] = params.VotingMachinesParams;
    if (voting.votingParamsHash) return;
    const names = [
      'queuedVoteRequiredPercentage',
      'queuedVotePeriodLimit',
      'boostedVotePeriodLimit',
      'preBoostedVotePeriodLimit',
      'thresholdConst',
      'quietEndingPeriod',
      'proposingRepReward',
      'votersReputationLossRatio',
      'minimumDaoBounty',
      'daoBountyConst',
      'activationTime',
    ];
    const values = names.map((name) =>
      name === 'proposingRepReward' || name === 'minimumDaoBounty' ? wei(voting[name]) : BigInt(voting[name]),
    );
    const inner = keccak256(AbiCoder.defaultAbiCoder().encode(['uint256[11]'], [values]));
    const own = solidityPackedKeccak256(['bytes32', 'address'], [inner, voting.voteOnBehalf]);
    expect(expected!.votingHashes[0]).toBe(own);
    const upgrade = expected!.schemes.find(({ name }) => name === 'UpgradeScheme');
    if (upgrade)
      expect(upgrade.parametersHash).toBe(
        solidityPackedKeccak256(['bytes32', 'address'], [own, manifest.base.GenesisProtocol]),
      );
  });
  test('begin where a fresh chain does', () => {
    expect(manifest.base.DAOToken).toBe('0xe78A0F7E598Cc8b0Bb87894B0F60dD2a88d6a8Ab');
  });
});
