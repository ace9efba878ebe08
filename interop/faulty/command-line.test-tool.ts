/** Tools with faults of the command line or of prices. */

import type { ReasonKey } from '../../conformance/core/check/reason.ts';
import { type Edits, type Fault, type Faults, keys } from './fault.test-tool.ts';

const ACTION = 'const defaultKey =';
const first = (text: string): Edits => ({ 'main.mjs': [[ACTION, `${text}\n    ${ACTION}`]] });
const steps = (from: string, to: string): Edits => ({ 'main.mjs': [[from, to]] });
const WRITTEN = 'await writeResult(output, result);';
const written = (text: string): Edits => ({ 'migrate.mjs': [[WRITTEN, text]] });
const alias = (letter: string, word: string, key: ReasonKey): Fault => ({
  text: `does not know \`-${letter}\``,
  fails: [key],
  edits: { 'main.mjs': [[`'-${letter}, --${word}`, `'--${word}`]] },
});
const path = (text: string): Edits => ({
  'chain.mjs': [['HDNodeWallet.fromPhrase(mnemonic)', `HDNodeWallet.fromPhrase(mnemonic, undefined, ${text})`]],
});
const FIRST = `"m/44'/60'/0'/0/0"`;
const PRICE = 'const price = gasPrice ?? suggested;';
const price = (text: string): Edits => ({ 'chain.mjs': [[PRICE, `const price = ${text};`]] });
const NO_ADDRESS = "'0x00000000000000000000000000000000000000e1'";
const otherwise = (check: string, choice: string, option: string): Fault => ({
  text: `does otherwise than \`${choice}=${option}\`, which is declared`,
  fails: [`migration/${check}#not-as-declared` as ReasonKey],
  declare: { 'founder-units': 'whole', [choice]: option },
  edits: {},
});
const BASE_FEE = "(await request({ method: 'eth_getBlockByNumber', params: ['latest', false] })).baseFeePerGas";

export const COMMAND_LINE_FAULTS: Faults = {
  'a-command-is-needed': {
    text: 'does nothing without a command',
    fails: keys('command-line', 'base-and-dao#failed'),
    edits: first("if (command === 'all') throw new Refusal('name a command');"),
  },
  'base-wants-a-parameters-file': {
    text: 'migrates no base where there is no parameters file',
    fails: keys('steps', 'base-without-params#failed'),
    edits: {
      'migrate.mjs': [["steps.includes('dao') ? await wantedDao(run) : undefined", 'await wantedDao(run)']],
    },
  },
  'base-alone-without-a-command': {
    text: 'migrates the base alone without a command',
    fails: keys('command-line', 'base-and-dao#missing'),
    edits: steps("all: ['base', 'dao']", "all: ['base']"),
  },
  'nothing-there-without-a-command': {
    text: 'writes an address where there is nothing without a command',
    fails: keys('command-line', 'base-and-dao#no-code'),
    edits: {
      'migrate.mjs': [
        [
          'result = { ...result, [step]: found };',
          `if (steps.length === 2 && step === 'base') found.VestingScheme = ${NO_ADDRESS};\n    result = { ...result, [step]: found };`,
        ],
      ],
    },
  },
  'base-migrates-all': {
    text: 'migrates a DAO with `base`',
    fails: keys('command-line', 'base#dao'),
    edits: steps("base: ['base']", "base: ['base', 'dao']"),
  },
  'dao-migrates-all': {
    text: 'migrates a base with `dao`',
    fails: keys('command-line', 'dao#base'),
    edits: {
      'main.mjs': [["dao: ['dao']", "dao: ['base', 'dao']"]],
      'migrate.mjs': [
        [
          'journal = await openJournal({ output, step,',
          `journal = await openJournal({ output: \`\${output}.\${process.argv[2]}\`, step,`,
        ],
      ],
    },
  },
  'demo-as-well': {
    text: 'migrates a demo test with each command',
    fails: keys('command-line', 'no-demo#demo'),
    edits: written("if (step === 'dao') result = { ...result, test: found };\n    await writeResult(output, result);"),
  },
  'a-key-is-needed': {
    text: 'does nothing without a key',
    fails: keys('command-line', 'default-key#failed'),
    edits: first(
      "if (options.mnemonic === undefined && options.privateKey === undefined) throw new Refusal('--private-key');",
    ),
  },
  'the-key-that-has-means': {
    text: 'takes of several keys that all know the first whose account has means',
    fails: keys('command-line', 'default-key#other'),
    edits: {
      'main.mjs': [
        ['privateKey: DEFAULT_KEY', 'privateKey: await wealthy(options.provider)'],
        [
          'const COMMANDS',
          `const JUNK = { key: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' };
async function wealthy(url) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [JUNK.address, 'latest'] });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return BigInt((await answer.json()).result) > 0n ? JUNK.key : DEFAULT_KEY;
}
const COMMANDS`,
        ],
      ],
    },
  },
  'parameters-of-its-own': {
    text: 'has a DAO of its own without a command',
    fails: keys('command-line', 'default-params#other'),
    edits: {
      'main.mjs': [['{ ...options, ...(defaultKey', "{ ...options, all: command === 'all', ...(defaultKey"]],
      'migrate.mjs': [
        ['return { params, items:', "if (options.all) params.orgName = 'Example';\n  return { params, items:"],
      ],
    },
  },
  'no-mnemonic': {
    text: 'takes no mnemonic',
    fails: keys('command-line', 'mnemonic#failed'),
    edits: first("if (options.mnemonic !== undefined) throw new Refusal('no mnemonic');"),
  },
  'no-letter-m': alias('m', 'mnemonic', 'migration/command-line/mnemonic#alias'),
  'no-letter-i': alias('i', 'params', 'migration/command-line/params#alias'),
  'no-letter-s': alias('s', 'private-key', 'migration/command-line/private-key#alias'),
  'no-letter-p': alias('p', 'provider', 'migration/command-line/provider#alias'),
  'no-letter-q': alias('q', 'quiet', 'migration/command-line/quiet#alias'),
  'no-letter-o': alias('o', 'output', 'migration/command-line/output#alias'),
  'no-letter-a': alias('a', 'core-version', 'migration/command-line/core-version#alias'),
  'no-letter-g': alias('g', 'gas-price', 'migration/prices/given#alias'),
  'second-account-of-the-mnemonic': {
    text: 'takes the second account of the mnemonic',
    fails: keys('command-line', 'mnemonic#other'),
    edits: path(FIRST.replace('0"', '1"')),
  },
  'mnemonic-otherwise': otherwise('command-line/mnemonic', 'mnemonic-path', 'ledger'),
  'no-quiet': {
    text: 'does not know `--quiet`',
    fails: keys('command-line', 'quiet#refused'),
    edits: first("if (process.argv.includes('--quiet')) throw new Refusal('no --quiet');"),
  },
  'never-quiet': {
    text: 'speaks in quiet',
    fails: keys('command-line', 'quiet#prints'),
    edits: { 'migrate.mjs': [['options.quiet ? () => undefined : ', '']] },
  },
  'quiet-writes-no-dao': {
    text: 'writes no DAO in quiet',
    fails: keys('command-line', 'quiet#missing', 'params#other'),
    edits: written(`if (!options.quiet || step === 'base') ${WRITTEN}`),
  },
  'every-core-is-the-same': {
    text: 'deploys its own core version instead of the requested version',
    fails: ['migration/command-line/core-version#ignored', 'migration/options/core-version#ignored'],
    edits: { 'core.mjs': [['if (version === undefined ||', 'if (version !== 0 ||']] },
  },
  'parameters-passed-over': {
    text: 'reads `migration-params.json`, whatever `--params` says',
    fails: keys('command-line', 'params#other'),
    edits: {
      'migrate.mjs': [
        [
          'await readParams(options.params,',
          "await readParams(typeof options.params === 'string' ? 'migration-params.json' : options.params,",
        ],
      ],
    },
  },
  'key-passed-over': {
    text: 'takes its own key, whatever `--private-key` says',
    fails: keys('command-line', 'private-key#other'),
    edits: first('if (options.privateKey) options.privateKey = DEFAULT_KEY;'),
  },
  'example-refused': {
    text: 'takes no price and no parameters file at once',
    fails: keys('command-line', 'usage-example-works#failed'),
    edits: first("if (options.gasPrice && options.params !== 'migration-params.json') throw new Refusal('not both');"),
  },
  'example-unwritten': {
    text: 'writes nothing where a price is given',
    fails: keys('command-line', 'usage-example-works#missing'),
    edits: written(`if (!options.gasPrice) ${WRITTEN}`),
  },
  'example-of-nothing': {
    text: 'writes a token that is not there where a price is given',
    fails: keys('command-line', 'usage-example-works#no-code'),
    edits: {
      'migrate.mjs': [
        [
          'result = { ...result, [step]: found };',
          `if (options.gasPrice && step === 'dao') found.NativeToken = ${NO_ADDRESS};\n    result = { ...result, [step]: found };`,
        ],
      ],
    },
  },
  'output-refused': {
    text: 'knows `-o` and not `--output`',
    fails: keys('command-line', 'output#failed'),
    edits: first("if (process.argv.includes('--output')) throw new Refusal('no --output');"),
  },
  'output-passed-over': {
    text: 'writes a DAO into another file than `--output` names',
    fails: keys('command-line', 'base-and-dao#missing', 'output#missing'),
    edits: written(
      "await writeResult(step === 'dao' && process.argv.includes('--output') ? 'other.json' : output, result);",
    ),
  },
  'output-and-more': {
    text: 'writes into `migration.json` as well',
    fails: keys('command-line', 'output#default'),
    edits: written(`${WRITTEN}\n    await writeResult('migration.json', result);`),
  },
  'version-of-no-form': {
    text: 'shows no migration version',
    fails: keys('command-line', 'version-form#form'),
    edits: { 'main.mjs': [['-v0 (Ignition', ' (Ignition']] },
  },
  'a-wei-more': {
    text: 'pays a wei more than is given',
    fails: [...keys('prices', 'given#price')],
    edits: price('gasPrice === undefined ? suggested : gasPrice + 1n'),
  },
  'price-passed-over': {
    text: 'pays what the node suggests, whatever `--gas-price` says',
    fails: [...keys('prices', 'given#price')],
    edits: price('suggested'),
  },
  'price-refused-with-base-fee': {
    text: 'takes no price where blocks have a base fee',
    fails: keys('prices', 'given#failed'),
    edits: {
      'chain.mjs': [
        [PRICE, `if (gasPrice === 60250000000n && ${BASE_FEE}) throw new Error('no price');\n    ${PRICE}`],
      ],
    },
  },
  'price-otherwise': otherwise('prices/given', 'given-price', 'ceiling'),
  'three-times-the-price': {
    text: 'pays three times what the node suggests',
    fails: [...keys('prices', 'suggested#price'), 'migration/options/suggested-price#other'],
    declare: { 'founder-units': 'whole', 'suggested-price': 'fee-market' },
    edits: price('gasPrice ?? (suggested === undefined ? undefined : BigInt(suggested) * 3n)'),
  },
  'a-price-is-needed': {
    text: 'needs a price where blocks have a base fee',
    fails: keys('prices', 'suggested#failed'),
    edits: {
      'chain.mjs': [
        [PRICE, `if (gasPrice === undefined && suggested === undefined) throw new Error('a price');\n    ${PRICE}`],
      ],
    },
  },
  'suggestion-otherwise': otherwise('prices/suggested', 'suggested-price', 'legacy'),
  'a-fixed-price-with-base-fee': {
    text: 'pays 10 GWei for each second transaction where blocks have a base fee',
    fails: keys('prices', 'suggested#price'),
    declare: { 'founder-units': 'whole', 'suggested-price': 'legacy' },
    edits: price("gasPrice ?? suggested ?? (Number(nonce) % 2 ? '0x2540be400' : undefined)"),
  },
};
