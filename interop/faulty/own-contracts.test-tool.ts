/** Tools that mishandle stand-alone contracts and custom schemes. */
import { type Edits, type Faults, keys } from './fault.test-tool.ts';

/** A condition on the parameters. */
export const refuses = (what: string): Edits => ({
  'params.mjs': [
    ['const read = await items(', `if (${what}) say('parameters', 'others', '');\n  const read = await items(`],
  ],
});
const WRITTEN = 'await writeResult(output, result);';
const unwritten = (what: string): Edits => ({
  'migrate.mjs': [[WRITTEN, `if (step === 'base' || !wanted.items.${what}.length) ${WRITTEN}`]],
});
const dao = (from: string, to: string): Edits => ({ 'dao.mjs': [[from, to]] });
const calls = (from: string, to: string): Edits => ({ 'item-calls.mjs': [[from, to]] });
const ALONE = `const contract = deployContract(step, item, byConstructor ? args : [], \`Contract_\${i}\`);`;
const INITIALIZE = `if (!byConstructor) step.call(contract, 'initialize', args, \`Contract_\${i}_initialize\`);`;
const more = (of: string) => `${of}.map((one) => (typeof one === 'bigint' ? one + 1n : one))`;
const RUN = `resolved(params, known), \`\${id}_run_\${i}\``;
const LOOP = 'for (const { contract, hash, permissions, id } of list) {';
const unregistered = (id: string) => dao(LOOP, LOOP.replace('of list', `of list.filter((one) => one.id !== '${id}')`));
const ARGUMENTS = 'const args = resolved(item.params, known);\n  const { permissions } = item;';
const given = (text: string): Edits => dao(ARGUMENTS, `const args = ${text};\n  const { permissions } = item;`);
const locked = (values: string): Edits =>
  given(`resolved(item.params, known);\n  if (item.name === 'LockingScheme') Object.assign(args, ${values})`);
const SCHEME = `step.call(contract, 'initialize', [known.avatar, ...args], \`\${id}_initialize\`);`;
const THERE = "const there = typeof address === 'object' ? known.contracts[address.StandAloneContract] : address;";

export const OWN_CONTRACT_FAULTS: Faults = {
  'digits-rounded': {
    text: 'takes digits in a string for a double',
    fails: keys('literal-arguments', 'constructor-arguments#other', 'function-calls#other', 'custom-schemes#other'),
    edits: calls(
      "typeof value === 'number' ? BigInt(value)",
      "typeof value === 'number' || /^\\d{9,}$/.test(value) ? BigInt(Number(value))",
    ),
  },
  'nought-left-out': {
    text: 'leaves out an argument that is 0',
    fails: keys('literal-arguments', 'constructor-arguments#failed'),
    edits: calls('return params.map(', 'return params.filter((value) => value !== 0).map('),
  },
  'no-stand-alone-contracts': {
    text: 'takes no parameters with stand-alone contracts',
    fails: keys('stand-alone', 'deployed#failed'),
    edits: refuses('params.StandAloneContracts?.length'),
  },
  'stand-alone-unwritten': {
    text: 'does not write what it has of a DAO with stand-alone contracts',
    // The scenario of custom schemes has stand-alone contracts as well.
    fails: [...keys('stand-alone', 'deployed#missing'), ...keys('custom-schemes', 'form#missing')],
    edits: unwritten('contracts'),
  },
  'stand-alone-passed-over': {
    text: 'deploys no stand-alone contract',
    fails: keys('stand-alone', 'deployed#not-deployed'),
    edits: dao('of items.contracts.entries())', 'of [].entries())'),
  },
  'stand-alone-twice': {
    text: 'deploys a stand-alone contract twice',
    fails: keys('stand-alone', 'deployed#again'),
    edits: dao(ALONE, `${ALONE}\n  if (item.name === 'Initialized') deployContract(step, item, [], \`Again_\${i}\`);`),
  },
  'core-from-a-file': {
    text: 'takes the file where `fromCore` is true',
    fails: [...keys('stand-alone', 'from-core#other'), ...keys('custom-schemes', 'form#failed')],
    edits: { 'items.mjs': [[`? await coreArtifact(\`\${name}\`)`, `? await customArtifact(\`\${name}\`)`]] },
  },
  'file-from-the-core': {
    text: 'takes the core where `fromCore` is false',
    fails: keys('stand-alone', 'from-file#other'),
    edits: {
      'items.mjs': [
        [
          `: await customArtifact(\`\${name}\`);`,
          `: (await coreArtifact(\`\${name}\`)) ?? (await customArtifact(\`\${name}\`));`,
        ],
      ],
    },
  },
  'a-number-more-for-a-constructor': {
    text: 'gives a constructor a number that is one more',
    fails: keys('stand-alone', 'constructor-arguments#argument'),
    edits: dao(ALONE, ALONE.replace('? args', `? ${more('args')}`)),
  },
  'never-initialized': {
    text: 'calls no `initialize`',
    fails: keys('stand-alone', 'initialized#not-called'),
    edits: dao(INITIALIZE, ''),
  },
  'a-number-more-for-initialize': {
    text: 'gives `initialize` a number that is one more',
    fails: keys('stand-alone', 'initialized#argument'),
    edits: dao(INITIALIZE, INITIALIZE.replace('args,', `${more('args')},`)),
  },
  'constructor-as-well': {
    text: 'gives a constructor arguments where there is `initialize`',
    fails: keys('stand-alone', 'initialized#constructor'),
    edits: dao(
      ALONE,
      `if (!byConstructor) item.artifact = { ...item.artifact, bytecode: item.artifact.bytecode + '00'.repeat(32) };\n  ${ALONE}`,
    ),
  },
  'references-to-the-first': {
    text: 'has the first stand-alone contract for every reference',
    fails: keys('stand-alone', 'references#other'),
    edits: calls('known.contracts[value.StandAloneContract]', 'known.contracts[0]'),
  },
  'first-call-left-out': {
    text: 'leaves out the first of `runFunctions`',
    fails: keys('stand-alone', 'run-functions#calls'),
    edits: calls('of runFunctions.entries()', 'of runFunctions.slice(1).entries()'),
  },
  'calls-from-behind': {
    text: 'calls the last of `runFunctions` first',
    fails: keys('stand-alone', 'run-functions#order'),
    edits: calls('of runFunctions.entries()', 'of runFunctions.toReversed().entries()'),
  },
  'a-number-more-for-a-call': {
    text: 'gives a function a number that is one more',
    fails: keys('stand-alone', 'run-functions#argument'),
    edits: calls(RUN, RUN.replace('resolved(params, known)', more('resolved(params, known)'))),
  },
  'avatar-address-only-first': {
    text: 'replaces `AvatarAddress` only where it is the first argument of a call',
    fails: keys('stand-alone', 'avatar-address#other'),
    edits: calls(
      'return params.map((value) => {',
      "return params.map((value, n) => {\n    if (value === 'AvatarAddress' && n > 0) return '0x0000000000000000000000000000000000000000';",
    ),
  },
  'token-for-avatar-address': {
    text: 'has the token for `AvatarAddress`',
    fails: keys('stand-alone', 'avatar-address#other'),
    edits: calls('AvatarAddress: ({ avatar }) => avatar', 'AvatarAddress: ({ token }) => token'),
  },
  'no-custom-schemes': {
    text: 'takes no parameters with custom schemes',
    fails: keys('custom-schemes', 'form#failed'),
    edits: refuses('Object.keys(params.CustomSchemes ?? {}).length > 0'),
  },
  'custom-schemes-unwritten': {
    text: 'does not write what it has of a DAO with custom schemes',
    fails: keys('custom-schemes', 'form#missing'),
    edits: unwritten('schemes'),
  },
  'shared-scheme-passed-over': {
    text: 'deploys no scheme that is universal',
    fails: keys('custom-schemes', 'deployed#not-deployed'),
    edits: dao(
      THERE,
      `if (item.name === 'SharedScheme') return { contract: known.avatar, hash: ZeroHash, permissions: '0x00000000', id };\n  ${THERE}`,
    ),
  },
  'one-entry-of-a-name': {
    text: 'takes one entry of each name',
    fails: keys('custom-schemes', 'each-entry#unregistered'),
    edits: { 'items.mjs': [['return entries.map(', 'return entries.slice(0, 1).map(']] },
  },
  'address-passed-over': {
    text: 'deploys a scheme that has an address',
    fails: keys('custom-schemes', 'existing-address#again'),
    edits: dao(THERE, THERE.replace(': address;', ': undefined;')),
  },
  'reference-passed-over': {
    text: 'deploys a scheme that is a stand-alone contract',
    fails: keys('custom-schemes', 'stand-alone#again'),
    edits: dao(THERE, THERE.replace('known.contracts[address.StandAloneContract]', 'undefined')),
  },
  'stand-alone-scheme-unregistered': {
    text: 'does not register a stand-alone contract',
    fails: keys('custom-schemes', 'stand-alone#unregistered'),
    edits: unregistered('Scheme_4'),
  },
  'shared-scheme-unregistered': {
    text: 'does not register a universal scheme',
    fails: keys('custom-schemes', 'names#unregistered'),
    edits: unregistered('Scheme_2'),
  },
  'core-scheme-unregistered': {
    text: 'does not register a scheme of the core',
    fails: keys('custom-schemes', 'from-core#unregistered'),
    edits: unregistered('Scheme_5'),
  },
  'every-permission-for-custom-schemes': {
    text: 'gives custom schemes every permission',
    fails: keys('custom-schemes', 'permissions#other'),
    edits: dao('  const { permissions } = item;', "  const permissions = '0x0000001f';"),
  },
  'schemes-never-initialized': {
    text: 'initialises no scheme',
    fails: keys('custom-schemes', 'initialized#not-called'),
    edits: dao(SCHEME, ''),
  },
  'token-for-avatar-of-schemes': {
    text: 'initialises schemes with the token',
    fails: keys('custom-schemes', 'initialized#avatar'),
    edits: dao(SCHEME, SCHEME.replace('known.avatar', 'known.token')),
  },
  'initializer-otherwise': {
    text: 'calls `initialize`, though `initialized` is declared',
    fails: keys('custom-schemes', 'initializer#not-as-declared'),
    declare: { 'founder-units': 'whole', 'scheme-initializer': 'initialized' },
    edits: {},
  },
  'two-initializers': {
    text: 'calls `initialized` of a scheme that is a stand-alone contract, and `initialize` of others',
    fails: keys('custom-schemes', 'initializer#changed'),
    edits: dao(SCHEME, SCHEME.replace("'initialize'", "item.name === 'LockingScheme' ? 'initialized' : 'initialize'")),
  },
  'parameters-of-schemes-never-set': {
    text: 'sets no parameters with a universal scheme',
    fails: keys('custom-schemes', 'set-parameters#not-called'),
    edits: dao(`step.call(contract, 'setParameters', args, \`\${id}_parameters\`);`, ''),
  },
  'another-hash': {
    text: 'registers universal schemes with a hash of nothing',
    fails: keys('custom-schemes', 'set-parameters#hash'),
    edits: dao('return { contract, hash, permissions, id };', 'return { contract, hash: ZeroHash, permissions, id };'),
  },
  'first-hash-for-each': {
    text: 'has the first item for `{voteParams}`',
    fails: keys('custom-schemes', 'voting-hash#other'),
    edits: calls('known.votes[value.voteParams]', 'known.votes[0]'),
  },
  'token-for-the-voting-machine': {
    text: 'has the token for `GenesisProtocolAddress`',
    fails: keys('custom-schemes', 'genesis-protocol#other'),
    edits: calls('({ machine }) => machine', '({ token }) => token'),
  },
  'a-number-more-for-schemes': {
    text: 'gives schemes numbers that are one more',
    fails: keys('custom-schemes', 'literals#other'),
    edits: calls('? BigInt(value) :', '? BigInt(value) + 1n :'),
  },
  'locking-in-another-order': {
    text: 'gives the locking scheme two numbers in each other’s place',
    fails: keys('locking-scheme', 'parameters#order'),
    edits: locked('{ 0: args[4], 4: args[0] }'),
  },
  'another-constant': {
    text: 'gives the locking scheme another constant',
    fails: keys('locking-scheme', 'parameters#other'),
    edits: locked('{ 5: 7n }'),
  },
  'times-in-milliseconds': {
    text: 'gives the locking scheme its start in milliseconds',
    fails: keys('locking-scheme', 'times#other'),
    edits: locked('{ 1: args[1] * 1000n }'),
  },
  'agreement-of-nothing': {
    text: 'gives the locking scheme no agreement',
    fails: keys('locking-scheme', 'agreement-hash#other'),
    edits: locked('{ 9: ZeroHash }'),
  },
};
