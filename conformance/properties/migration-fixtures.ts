import { hash } from 'node:crypto';
import { CORE_CONTRACT_NAMES } from '../oracle/core-contracts.ts';
import { createAddress } from '../oracle/create-address.ts';
import { expectedDao } from '../oracle/dao-plan.ts';
import { daoTransactions, type PlannedArgument } from '../oracle/dao-transactions.ts';
import { accountOfMnemonic } from '../oracle/ethereum-account.ts';
import { readExactJsonText } from '../oracle/exact-json.ts';
import { exactText } from '../oracle/exact-value.ts';
import { networkParameters } from '../oracle/network-parameters.ts';
import { permissionsText } from '../oracle/permissions.ts';
import type { MigrationCase } from './migration-case.ts';
import { migrationCases } from './migration-cases.ts';

/** The format of the manifest, which `spec/migration/fixtures.schema.json` describes. */
const SCHEMA = 'touchstone/migration/fixtures/1';
/** The mnemonic of local chains. */
const MNEMONIC = 'myth like bonus scare over problem client lizard pioneer submit female collect';
/** A file of the fixtures. */
export interface FixtureFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The files, the manifest last. */
export interface MigrationFixtures {
  readonly files: readonly FixtureFile[];
  readonly cases: number;
}

/** All fixtures of a seed. The same seed, generator and text give the same bytes. */
export function migrationFixtures(plan: {
  readonly seed: bigint;
  /** Name and version of what writes them, for the manifest. */
  readonly generator: string;
  /** `fixtures/migration/README.md`, which says how to use the files: it is put beside them. */
  readonly readme: Uint8Array;
}): MigrationFixtures {
  const deployer = accountOfMnemonic(MNEMONIC);
  const base = Object.fromEntries(
    CORE_CONTRACT_NAMES.map((name, i) => [name, createAddress(deployer.address, BigInt(i))]),
  );
  const all = migrationCases(plan.seed).map((one) => {
    const bytes = Buffer.from(`${exactText(one.file, 1)}\n`);
    const path = `params/${one.name}.json`;
    return { path, bytes, entry: entryOf(one, path, bytes, base) };
  });
  const about =
    'Parameters files of a contract migration tool, and what they come to. README.md, beside this file, says how to use them.';
  const head = {
    schema: SCHEMA,
    about,
    generator: plan.generator,
    seed: `${plan.seed}`,
    deployer: deployer.address,
    base,
  };
  const cases = all.map(({ entry }) => `    ${exactText(entry)}`).join(',\n');
  // One case a line, so that a change of one can be read.
  const manifest = `${exactText(head, 2).slice(0, -2)},\n  "cases": [\n${cases}\n  ]\n}\n`;
  return {
    files: [
      ...all.map(({ path, bytes }) => ({ path, bytes })),
      { path: 'README.md', bytes: plan.readme },
      { path: 'manifest.json', bytes: Buffer.from(manifest) },
    ],
    cases: all.length,
  };
}

function entryOf(one: MigrationCase, file: string, bytes: Uint8Array, base: Readonly<Record<string, string>>): object {
  const { name, about, kind, network = 'private', beyondDouble, error } = one;
  return {
    name,
    about,
    kind,
    network,
    ...(beyondDouble ? { beyondDouble } : {}),
    file,
    bytes: bytes.length,
    sha256: hash('sha256', bytes),
    ...(error ? { error } : { expected: expectation(Buffer.from(bytes).toString(), network, base) }),
  };
}

/** What the file comes to, as JSON: amounts and masks are text, what is open is null. */
function expectation(text: string, network: string, base: Readonly<Record<string, string>>): object {
  const params = networkParameters(readExactJsonText(text).value!.root, network)!;
  const dao = expectedDao(params, { base });
  const transactions = daoTransactions(params, { base, ownerByDefault: 'kept', tracker: false, registry: false });
  const mask = (value: bigint | undefined) => (value === undefined ? null : permissionsText(value));
  return {
    orgName: dao.orgName,
    tokenName: dao.tokenName,
    tokenSymbol: dao.tokenSymbol,
    totals: { tokens: `${dao.totals!.tokens}`, reputation: `${dao.totals!.reputation}` },
    holdings: dao.holdings!.map(({ address, tokens, reputation }) => [address, `${tokens}`, `${reputation}`]),
    votingHashes: dao.votingHashes.map((one) => one ?? null),
    schemes: dao.schemes.map((one) => ({
      name: one.name,
      requested: mask(one.requested),
      stored: mask(one.stored),
      parametersHash: one.parametersHash ?? null,
    })),
    unselected: dao.unselected,
    customSchemes: dao.customSchemes.map((one) => ({
      contract: one.contract ?? null,
      calls: one.by ?? null,
      requested: mask(one.requested),
      stored: mask(one.stored),
      parametersHash: one.parametersHash ?? null,
    })),
    controller: dao.controller,
    deployerPermissions: mask(dao.deployerPermissions),
    tracked: dao.tracked ?? null,
    coreVersion: dao.coreVersions.dao ?? null,
    transactions: transactions!.map((one) => `${one.contract}.${one.calls}(${one.arguments.map(shown).join(', ')})`),
  };
}

function shown(argument: PlannedArgument): string {
  return typeof argument === 'string' ? argument : `[${argument.map(shown).join(', ')}]`;
}
