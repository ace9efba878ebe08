/** Tools with faults of steps or of the result file. */

import type { ReasonKey } from '../../conformance/core/check/reason.ts';
import { CORE_CONTRACT_NAMES } from '../../conformance/migration/oracle/contracts/core-contracts.ts';
import { type Edits, type Fault, type Faults, keys } from './fault.test-tool.ts';

const NAMES = 'BASE.map((name) => [name, contracts[name]])';
const UNLOOKED = ['for (const name of BASE) {', 'for (const name of []) {'] as const;
const base = (entries: string): Edits => ({ 'migrate.mjs': [[NAMES, entries], UNLOOKED] });
const instead = (name: string, value: string) =>
  base(`BASE.map((name) => [name, name === '${name}' ? ${value} : contracts[name]])`);
const dao = (from: string, to: string): Edits => ({ 'migrate.mjs': [[from, to]] });
const WRITTEN = 'await writeResult(output, result);';
const written = (text: string): Edits => ({ 'migrate.mjs': [[WRITTEN, text]] });
const BEFORE = "if (steps.includes('base')) onlyCore(";
const before = (text: string): Edits => ({ 'migrate.mjs': [[BEFORE, `${text}\n  ${BEFORE}`]] });
const CHECKED = 'else await checkBase(result.base, chain);';
/** Results under the name of their network. */
const NESTED = [
  [
    'if (options.defaultKey && chain',
    'const file = result;\n  result = file[chain.network] ?? {};\n  if (options.defaultKey && chain',
  ],
  [WRITTEN, 'await writeResult(output, { ...file, [chain.network]: result });'],
] as const;
const network = (from: string, to: string): Edits => ({ 'migrate.mjs': NESTED, 'chain.mjs': [[from, to]] });
const ofEach = (reason: string) =>
  CORE_CONTRACT_NAMES.map((name) => {
    const words = name
      .replace('DAO', 'Dao')
      .replace(/GC$/, 'Gc')
      .replace(/(?!^)[A-Z]/g, '-$&')
      .toLowerCase();
    return `migration/contracts/${words}#${reason}`;
  }) as unknown as readonly [ReasonKey, ...ReasonKey[]];
/** Correct, but not as declared. */
const declared = (check: string, choice: string, option: string): Fault => ({
  text: `does otherwise than \`${choice}=${option}\`, which is declared`,
  fails: [`migration/${check}#not-as-declared` as ReasonKey],
  declare: { 'founder-units': 'whole', [choice]: option },
  edits: {},
});

export const RESULT_FAULTS: Faults = {
  'base-under-other-names': {
    text: 'writes the names of base contracts in small letters',
    fails: ofEach('missing'),
    edits: base('BASE.map((name) => [name.toLowerCase(), contracts[name]])'),
  },
  'base-in-another-order': {
    text: 'writes the address of each base contract for the next one',
    fails: ofEach('other'),
    edits: base(
      "BASE.filter((name) => name !== 'GenericScheme').map((name, i, all) => [name, contracts[all[(i + 1) % all.length]]])",
    ),
  },
  'base-of-nothing': {
    text: 'deploys contracts that can do nothing',
    fails: ofEach('functions'),
    edits: {
      'core.mjs': [
        [
          'return artifact;\n  },\n  getBuildInfo',
          "return { ...artifact, bytecode: '0x6001600c60003960016000f300', deployedBytecode: '0x00' };\n  },\n  getBuildInfo",
        ],
      ],
    },
  },
  'an-address-of-nothing': {
    text: 'writes for one contract an address without code',
    fails: keys('steps', 'contracts#no-code'),
    edits: instead('VestingScheme', "'0x00000000000000000000000000000000000000e1'"),
  },
  'an-address-for-two': {
    text: 'writes one address for two contracts',
    fails: ['migration/steps/contracts#twice', 'migration/contracts/vesting-scheme#other'],
    edits: instead('VestingScheme', 'contracts.TokenCapGC'),
  },
  'an-address-without-its-prefix': {
    text: 'writes an address without 0x',
    fails: ['migration/result/addresses#form'],
    edits: instead('VestingScheme', 'contracts.VestingScheme.slice(2)'),
  },
  'dao-fails': {
    text: 'migrates no DAO',
    fails: keys('steps', 'dao#failed'),
    edits: before("if (steps.includes('dao')) throw new Refusal('no DAO');"),
  },
  'dao-unwritten': {
    text: 'does not write what it has of a DAO',
    fails: keys('steps', 'dao-written#missing'),
    edits: written("if (step !== 'dao') await writeResult(output, result);"),
  },
  'base-unwritten': {
    text: 'does not write what it has of a base',
    fails: keys('steps', 'base-written#missing'),
    edits: written("if (step !== 'base') await writeResult(output, result);"),
  },
  'base-lost': {
    text: 'writes a DAO in the place of the base',
    fails: keys('steps', 'dao-written#base-lost'),
    edits: written("await writeResult(output, step === 'dao' ? { dao: found } : result);"),
  },
  'dao-without-base-spends': {
    text: 'deploys a missing base, and fails',
    fails: keys('steps', 'dao-without-base#spent'),
    edits: dao(CHECKED, `else if (!result.base) { await migrateBase(run); throw new Refusal('no base'); } ${CHECKED}`),
  },
  'dao-without-base-is-nothing': {
    text: 'does nothing where there is no base, and succeeds',
    fails: keys('steps', 'dao-without-base#no-base'),
    edits: dao(CHECKED, `else if (!result.base) return say('nothing to do'); ${CHECKED}`),
  },
  'dao-without-base-otherwise': declared('steps/dao-without-base', 'dao-without-base', 'base-first'),
  'a-second-base-refused': {
    text: 'takes no result file that has a base',
    fails: keys('steps', 'repeated-base#failed'),
    edits: before("if (steps.includes('base') && result.base) throw new Refusal('there is a base');"),
  },
  'a-second-base-otherwise': declared('steps/repeated-base', 'repeated-base', 'redeploy'),
  'a-second-dao-refused': {
    text: 'takes no result file that has a DAO',
    fails: keys('steps', 'repeated-dao#failed'),
    edits: before("if (steps.includes('dao') && result.dao) throw new Refusal('there is a DAO');"),
  },
  'a-second-dao-otherwise': declared('steps/repeated-dao', 'repeated-dao', 'another'),
  'namesakes-otherwise': declared('steps/namesake', 'same-name', 'refused'),
  'levels-otherwise': declared('result/nesting', 'result-nesting', 'by-network'),
  'levels-of-each-step': {
    text: 'writes a DAO under its network, and the base above',
    fails: keys('result', 'nesting#changed'),
    edits: written("await writeResult(output, step === 'dao' ? { private: result } : result);"),
  },
  'result-and-more': {
    text: 'writes a second object behind the first',
    fails: keys('result', 'object#not-object'),
    edits: { 'result.mjs': [['null, 2)}\\n`', 'null, 2)}\\n{}\\n`']] },
  },
  'dao-without-name': {
    text: 'writes no name of the DAO',
    fails: keys('result', 'dao-name#missing'),
    edits: dao('name: params.orgName,', ''),
  },
  'dao-without-avatar': {
    text: 'writes no avatar',
    fails: keys('result', 'avatar#missing'),
    edits: dao("Avatar: address('avatar'),", ''),
  },
  'token-for-avatar': {
    text: 'writes the token for the avatar',
    fails: keys('result', 'avatar#other'),
    edits: dao("Avatar: address('avatar'),", "Avatar: address('token'),"),
  },
  'dao-without-token': {
    text: 'writes no token',
    fails: keys('result', 'token#missing'),
    edits: dao("NativeToken: address('token'),", ''),
  },
  'dao-without-reputation': {
    text: 'writes no reputation',
    fails: keys('result', 'reputation#missing'),
    edits: dao("NativeReputation: address('reputation'),", ''),
  },
  'token-and-reputation-change-places': {
    text: 'writes the token for the reputation, and the other way round',
    fails: keys('result', 'token#other', 'reputation#other'),
    edits: {
      'migrate.mjs': [
        ["NativeToken: address('token'),", "NativeToken: address('reputation'),"],
        ["NativeReputation: address('reputation'),", "NativeReputation: address('token'),"],
      ],
    },
  },
  'local-chain-by-another-name': {
    text: 'knows no network `private`',
    fails: keys('networks', 'local#name'),
    edits: network("?? 'private'", "?? 'rinkeby'"),
  },
  'kovan-is-rinkeby': {
    text: 'takes Kovan for Rinkeby',
    fails: keys('networks', 'public-networks#other'),
    edits: network("[42, 'kovan']", "[42, 'rinkeby']"),
  },
  'rinkeby-is-private': {
    text: 'knows Kovan by its chain id, and Rinkeby not',
    fails: keys('networks', 'public-networks#changed'),
    edits: network("[4, 'rinkeby'],", ''),
  },
  'networks-otherwise': {
    text: 'knows networks by their chain ids, though their genesis block is declared',
    fails: keys('networks', 'public-networks#not-as-declared'),
    declare: { 'network-by': 'genesis' },
    edits: { 'migrate.mjs': NESTED },
  },
  'query-dropped': {
    text: 'asks the node without the query of its address',
    fails: keys('account', 'provider-url#path'),
    edits: { 'chain.mjs': [['await fetch(url, sent)', "await fetch(url.split('?')[0], sent)"]] },
  },
  'query-refused': {
    text: 'takes no address of a node with a query',
    fails: keys('account', 'provider-url#failed'),
    edits: {
      'chain.mjs': [
        [
          'const { host } = new URL(url);',
          "const { host, search } = new URL(url);\n  if (search) throw new Refusal('--provider: no query');",
        ],
      ],
    },
  },
  'another-sends-too': {
    text: 'has an account of the node send transactions as well',
    fails: keys('account', 'sender#other'),
    edits: {
      'chain.mjs': [
        [
          'await chain.beforeSending(raw);',
          "const [, from] = await request({ method: 'eth_accounts' });\n    await request({ method: 'eth_sendTransaction', params: [{ from, to: from }] });\n    await chain.beforeSending(raw);",
        ],
      ],
    },
  },
};
