import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Interface } from 'ethers';
import { describe, expect, test } from 'vitest';
import { CORE_CONTRACT_NAMES, CORE_CONTRACTS, coreContractsIn, functionsLacking, selector } from './core-contracts.ts';

const folder = (path: string) => new URL(`../../../../interop/${path}`, import.meta.url);
const ARC = folder('ignition/node_modules/@daostack/arc/build/contracts/');
const MIGRATION = folder('daostack/node_modules/@daostack/migration/contracts/');

test('a selector is the first four bytes of the hash', () => {
  // Solidity, "Contract ABI Specification", "Examples".
  expect(selector('baz(uint32,bool)')).toBe('cdcd77c0');
  expect(selector('sam(bytes,bool,uint256[])')).toBe('a5643bf2');
});

test('a selector counts only at a whole byte, and without a zero byte at its beginning', () => {
  const sets = CORE_CONTRACTS.ControllerCreator;
  const digits = selector(sets[0][0]);
  expect(functionsLacking('ControllerCreator', `0x60${digits}14`)).toEqual([]);
  expect(functionsLacking('ControllerCreator', `0x6${digits}1`)).toEqual(['create(address)']);
  expect(functionsLacking('ControllerCreator', '0x')).toEqual(['create(address)']);
});

test('each set of functions belongs to one contract, except that of the two voting machines', () => {
  const owners = new Map<string, string[]>();
  for (const name of CORE_CONTRACT_NAMES)
    for (const signature of CORE_CONTRACTS[name].flat())
      owners.set(signature, [...(owners.get(signature) ?? []), name]);
  for (const [signature, names] of owners)
    expect(names, signature).toSatisfy((of: string[]) => of.length === 1 || of.join() === 'AbsoluteVote,QuorumVote');
});

interface Build {
  readonly version: string;
  readonly name: string;
  readonly code: string;
  readonly has: ReadonlySet<string>;
}

function build(version: string, at: URL, name: string): Build[] {
  const file = new URL(`${name}.json`, at);
  if (!existsSync(file)) return [];
  const { abi, deployedBytecode } = JSON.parse(readFileSync(file, 'utf8'));
  const has = new Set<string>();
  new Interface(abi).forEachFunction((fragment) => has.add(fragment.format('sighash')));
  return [{ version, name, code: deployedBytecode, has }];
}

const versions: readonly (readonly [string, URL])[] = [
  ...(existsSync(ARC) ? [['0.0.1-rc.14', ARC] as const] : []),
  ...(existsSync(MIGRATION)
    ? readdirSync(MIGRATION).map((version) => [version, new URL(`${version}/`, MIGRATION)] as const)
    : []),
];

describe.skipIf(versions.length === 0)('every version of the core package that is installed', () => {
  const builds = versions.flatMap(([version, at]) => CORE_CONTRACT_NAMES.flatMap((name) => build(version, at, name)));
  test('its code shows which of the sixteen it is, and is not taken for another', () => {
    expect(builds.length).toBeGreaterThan(13);
    for (const { version, name, code } of builds) {
      const possible = /^(Absolute|Quorum)Vote$/.test(name) ? ['AbsoluteVote', 'QuorumVote'] : [name];
      expect(coreContractsIn(code), `${name} of ${version}`).toEqual(possible);
    }
  });
  test('its interface has its own functions, and not those that identify another', () => {
    for (const { version, name, has } of builds)
      for (const candidate of CORE_CONTRACT_NAMES) {
        const sameFunctions = candidate === name || [candidate, name].sort().join() === 'AbsoluteVote,QuorumVote';
        const sets: readonly (readonly string[])[] = CORE_CONTRACTS[candidate];
        const whole = sets.some((set) => set.every((signature) => has.has(signature)));
        expect(whole, `${name} of ${version} as ${candidate}`).toBe(sameFunctions);
      }
  });
  test('no other contract of the package is taken for one of them', () => {
    const otherContracts = versions.flatMap(([version, at]) =>
      readdirSync(at)
        .map((file) => file.replace(/\.json$/, ''))
        .filter((name) => !CORE_CONTRACT_NAMES.includes(name as never))
        .flatMap((name) => build(version, at, name)),
    );
    const taken = otherContracts.flatMap(({ name, code }) =>
      coreContractsIn(code ?? '0x').map((as) => `${name} as ${as}`),
    );
    expect([...new Set(taken)].sort()).toEqual([]);
  });
});
