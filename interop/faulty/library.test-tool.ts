/** Tools with faults of the library. */

import type { ReasonKey } from '../../conformance/core/check/reason.ts';
import { type Edits, type Fault, type Faults, keys } from './fault.test-tool.ts';

const ACCOUNT = 'const account = privateKey';
const begin = (text: string): Edits => ({ 'library.mjs': [[ACCOUNT, `${text}\n  ${ACCOUNT}`]] });
const GIVEN = 'return { [step]: part };';
const gives = (text: string): Edits => ({ 'library.mjs': [[GIVEN, `return ${text};`]] });
const RECORD = `if (network !== 'private') throw new Error(\`migration: there is no record of \${network}\`);`;
const record = (text: string): Edits => ({ 'library.mjs': [[RECORD, text]] });
const READ = "return JSON.parse(await readFile(OUTPUT, 'utf8'));";
const MERGED = '{ ...value.default, ...value[network] }';
const merged = (text: string): Edits => ({ 'params.mjs': [[MERGED, text]] });
const cliDoes = (text: string): Edits => ({ 'library.mjs': [["await import('./main.mjs');", text]] });
const cliWrites = (value: string): Edits =>
  cliDoes(
    `const { writeFile } = await import('node:fs/promises');
    await writeFile(process.argv[process.argv.indexOf('--output') + 1], JSON.stringify(${value}));`,
  );
const otherwise = (check: string, choice: string, option: string): Fault => ({
  text: `does otherwise than \`${choice}=${option}\`, which is declared`,
  fails: [`migration/${check}#not-as-declared` as ReasonKey],
  declare: { 'founder-units': 'whole', [choice]: option },
  edits: {},
});
const FOUND = 'result = { ...result, [step]: found };';

export const LIBRARY_FAULTS: Faults = {
  'library-migrates-no-base': {
    text: 'rejects `migrateBase`',
    fails: keys('library', 'base#failed'),
    edits: begin("if (step === 'base') throw new Error('no base');"),
  },
  'library-migrates-no-dao': {
    text: 'rejects `migrateDAO`',
    fails: keys('library', 'dao#failed'),
    edits: begin("if (step === 'dao') throw new Error('no DAO');"),
  },
  'library-gives-nothing': {
    text: 'gives nothing',
    fails: keys('library', 'base#nothing', 'dao#nothing'),
    edits: gives('{}'),
  },
  'library-gives-another': {
    text: 'gives something else than it writes',
    fails: keys('library', 'base#differs', 'dao#differs'),
    edits: gives('{ [step]: { ...part, Avatar: undefined, DaoCreator: part.Avatar } }'),
  },
  'cli-does-nothing': {
    text: 'does nothing in `cli()`',
    fails: keys('library', 'cli#failed'),
    edits: cliDoes(''),
  },
  'cli-writes-without-deploying': {
    text: 'writes a base in `cli()` that it does not deploy',
    fails: keys('library', 'cli#not-deployed'),
    edits: cliWrites("{ base: { DAOToken: '0x00000000000000000000000000000000000000e1' } }"),
  },
  'cli-writes-no-base': {
    text: 'writes an empty result in `cli()`',
    fails: keys('library', 'cli#failed'),
    edits: cliWrites('{}'),
  },
  'lookup-gives-a-number': {
    text: 'gives a number for a network without a record',
    fails: keys('library', 'public-networks#neither-result-nor-none'),
    edits: record("if (network !== 'private') return 5;"),
  },
  'lookup-otherwise': otherwise('library/public-networks', 'lookup-without-record', 'nothing'),
  'lookup-now-throws-now-not': {
    text: 'gives nothing for Kovan, and throws for others',
    fails: keys('library', 'public-networks#changed'),
    edits: record(`if (network === 'kovan') return undefined;\n    ${RECORD}`),
  },
  'lookup-of-no-addresses': {
    text: 'gives addresses without 0x',
    fails: keys('library', 'network-result#no-address'),
    edits: {
      'library.mjs': [
        [
          READ,
          "const { base } = JSON.parse(await readFile(OUTPUT, 'utf8'));\n    return { base: Object.fromEntries(Object.entries(base).map(([name, one]) => [name, one.slice(2)])) };",
        ],
      ],
    },
  },
  'lookup-of-any-network': {
    text: 'gives for each network what it has of the local chain',
    fails: keys('library', 'network-result#other-network'),
    edits: record(''),
  },
  'no-lookup': {
    text: 'gives nothing for the local chain',
    fails: keys('library', 'private-network#missing'),
    edits: record("if (network) throw new Error('no record');"),
  },
  'levels-given-otherwise': otherwise('library/returned-nesting', 'returned-nesting', 'by-network'),
  'levels-given-of-each-member': {
    text: 'gives a DAO under its network, and a base above',
    fails: keys('library', 'returned-nesting#changed'),
    edits: gives("step === 'dao' ? { private: { dao: part } } : { base: part }"),
  },
  'lookup-of-another-file': otherwise('library/lookup-source', 'lookup-reads', 'package'),
  'a-gwei-more': {
    text: 'pays a GWei more than `gasPrice`',
    fails: keys('options', 'gas-price#other'),
    edits: { 'library.mjs': [['String(gasPrice) }', 'String(gasPrice + 1) }']] },
  },
  'mnemonic-before-key': {
    text: 'takes the mnemonic where there is a key as well',
    fails: keys('options', 'key-before-mnemonic#account'),
    edits: { 'library.mjs': [['privateKey === undefined ? { mnemonic }', 'mnemonic !== undefined ? { mnemonic }']] },
  },
  'library-without-mnemonic': {
    text: 'takes no mnemonic',
    fails: keys('options', 'mnemonic#failed'),
    edits: begin("if (privateKey === undefined) throw new Error('a key');"),
  },
  'library-second-account': {
    text: 'takes the second account of the mnemonic',
    fails: keys('options', 'mnemonic#account'),
    edits: {
      'chain.mjs': [
        ['HDNodeWallet.fromPhrase(mnemonic)', `HDNodeWallet.fromPhrase(mnemonic, undefined, "m/44'/60'/0'/0/1")`],
      ],
    },
  },
  'library-dao-passes-over-the-mnemonic': {
    text: 'takes a key of its own for a DAO by a mnemonic',
    fails: keys('options', 'mnemonic#account'),
    edits: begin(
      "if (step === 'dao' && mnemonic !== undefined) privateKey ??= '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d';",
    ),
  },
  'library-mnemonic-otherwise': otherwise('options/mnemonic', 'mnemonic-path', 'ledger'),
  'library-key-passed-over': {
    text: 'takes a key of its own for a base',
    fails: keys('options', 'private-key#account'),
    edits: begin(
      "if (step === 'base' && privateKey) privateKey = '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d';",
    ),
  },
  'default-passed-over': {
    text: 'looks for parameters at the top, not in `default`',
    fails: keys('options', 'default-parameters#unused'),
    edits: merged('{ ...value, ...value[network] }'),
  },
  'private-passed-over': {
    text: 'takes `default` on a private chain, whatever `private` says',
    fails: keys('options', 'private-parameters#unused'),
    edits: merged("{ ...value.default, ...(network === 'private' ? {} : value[network]) }"),
  },
  'false-passed-over': {
    text: 'lets a network override `default` only by what is true',
    fails: keys('options', 'private-parameters#false'),
    edits: merged(
      '{ ...value.default, ...Object.fromEntries(Object.entries(value[network] ?? {}).filter(([, one]) => one)) }',
    ),
  },
  'kovan-passed-over': {
    text: 'takes `default` on Kovan, whatever `kovan` says',
    fails: keys('options', 'kovan-parameters#unused'),
    edits: merged("{ ...value.default, ...(network === 'kovan' ? {} : value[network]) }"),
  },
  'kovan-refused': {
    text: 'migrates nothing to Kovan',
    fails: keys('options', 'kovan-parameters#failed'),
    edits: {
      'migrate.mjs': [
        ['const run = { chain,', "if (chain.network === 'kovan') throw new Refusal('kovan');\n  const run = { chain,"],
      ],
    },
  },
  'rinkeby-everywhere': {
    text: 'takes what `rinkeby` says on every network',
    fails: keys('options', 'other-networks#used'),
    edits: merged('{ ...value.default, ...value.rinkeby, ...value[network] }'),
  },
  'library-output-passed-over': {
    text: 'writes into `migration.json`, whatever `output` says',
    fails: keys('options', 'output#missing'),
    edits: { 'library.mjs': [['    ...account,\n', '    ...account,\n    output: OUTPUT,\n']] },
  },
  'library-output-and-more': {
    text: 'writes into `migration.json` as well',
    fails: keys('options', 'output#both'),
    edits: {
      'migrate.mjs': [
        [
          'await writeResult(output, result);',
          "await writeResult(output, result);\n    await writeResult('migration.json', result);",
        ],
      ],
    },
  },
  'library-speaks': {
    text: 'speaks in quiet',
    fails: keys('options', 'quiet#prints'),
    edits: begin("process.stdout.write('Migrating\\n');"),
  },
  'library-asks': {
    text: 'asks with `disable-confs`',
    fails: keys('options', 'disable-confs#asked'),
    edits: begin("if (options['disable-confs']) throw new Error('nobody answers');"),
  },
  'library-restarts-not': {
    text: 'does not know `restart`',
    fails: keys('options', 'restart#failed'),
    edits: begin("if (options.restart) throw new Error('restart');"),
  },
  'library-restarts-another': {
    text: 'keeps the name of the interrupted DAO with `restart`',
    fails: keys('options', 'restart#other-params'),
    edits: {
      'migrate.mjs': [
        ['return { params, items:', "if (options.restart) params.orgName = 'Interrupted';\n  return { params, items:"],
      ],
    },
  },
  'restarts-only-what-has-changed': {
    text: 'begins anew with `restart` only where the parameters have changed',
    fails: ['migration/options/restart#reused', 'migration/restart/new-dao#reused'],
    edits: { 'journal.mjs': [['if (restart || gone ||', 'if (gone ||']] },
  },
  'library-second-base-refused': {
    text: 'takes no result file that has a base with `force`',
    fails: keys('options', 'force-rerun#failed'),
    edits: {
      'migrate.mjs': [
        [
          'const run = { chain,',
          "if (result.base && steps.includes('base')) throw new Refusal('there is a base');\n  const run = { chain,",
        ],
      ],
    },
  },
  'library-second-base-in-part': {
    text: 'gives a second time another address for one contract',
    fails: keys('options', 'force-rerun#mixed'),
    edits: {
      'migrate.mjs': [
        [
          FOUND,
          `if (step === 'base' && result.base) found.VestingScheme = '0x00000000000000000000000000000000000000e1';\n    ${FOUND}`,
        ],
      ],
    },
  },
  'library-second-base-otherwise': otherwise('options/force-rerun', 'force', 'redeploy'),
  'nothing-is-rejected': {
    text: 'fulfils a promise with nothing where the node cannot be reached',
    fails: ['migration/exit/rejected-promise#fulfilled'],
    edits: {
      'library.mjs': [
        ['const { [step]: part } = await migrate(', 'const { [step]: part } = await untold('],
        ['const OUTPUT =', 'const untold = (...all) => migrate(...all).catch(() => ({}));\nconst OUTPUT ='],
      ],
    },
  },
  'ends-its-process': {
    text: 'ends the process where the node cannot be reached',
    fails: ['migration/exit/rejected-promise#process-ended'],
    edits: {
      'library.mjs': [
        ['const { [step]: part } = await migrate(', 'const { [step]: part } = await ending('],
        ['const OUTPUT =', 'const ending = (...all) => migrate(...all).catch(() => process.exit(1));\nconst OUTPUT ='],
      ],
    },
  },
};
