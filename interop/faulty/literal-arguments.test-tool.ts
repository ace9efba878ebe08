/** Tools that mishandle stand-alone contracts and custom schemes of a single kind. */
import { type Edits, type Faults, joined, keys } from './fault.test-tool.ts';

const dao = (from: string, to: string): Edits => ({ 'dao.mjs': [[from, to]] });
const calls = (from: string, to: string): Edits => ({ 'item-calls.mjs': [[from, to]] });
/** Replaces an argument that is not a number. */
const literal = (text: string): Edits =>
  calls("typeof value === 'number' ? BigInt(value) : value", `typeof value === 'number' ? BigInt(value) : ${text}`);
const TRIMMED = literal("typeof value === 'string' ? value.trim() : value");
const DEPLOYED = "const contracts = await deployed('dao', { deployer, base, params, builds }, module, run);";
/** Under this condition, a DAO migration fails after it has sent everything. */
const late = (what: string): Edits => ({
  'migrate.mjs': [[DEPLOYED, `${DEPLOYED}\n  if (${what}) throw new Error('no such argument');`]],
});
const RUN = `run(step, item, contract, \`Contract_\${i}\``;
const INITIALIZE = "step.call(contract, 'initialize', args,";

export const LITERAL_ARGUMENT_FAULTS: Faults = {
  'no-calls-after-initialize': {
    text: 'calls none of `runFunctions` where there is `initialize`',
    fails: keys('stand-alone', 'run-functions#calls'),
    edits: dao(RUN, `if (byConstructor) ${RUN}`),
  },
  'no-calls-of-the-core': {
    text: 'calls none of `runFunctions` of a contract of the core',
    fails: keys('stand-alone', 'run-functions#calls'),
    edits: dao(RUN, `if (item.fromCore !== true) ${RUN}`),
  },
  'first-contract-for-initialize': {
    text: 'has the first stand-alone contract for each reference of `initialize`',
    fails: keys('stand-alone', 'references#other'),
    edits: dao(
      INITIALIZE,
      `${INITIALIZE.slice(0, -5)}resolved(item.params, { ...known, contracts: known.contracts.map(() => known.contracts[0]) }),`,
    ),
  },
  'four-references': {
    text: 'has the fourth stand-alone contract for each later one',
    fails: keys('stand-alone', 'references#other'),
    edits: calls('known.contracts[value.StandAloneContract]', 'known.contracts[Math.min(value.StandAloneContract, 3)]'),
  },
  'nothing-for-a-preset': {
    text: 'has a hash of nothing for `{voteParams}` of a preset',
    fails: keys('custom-schemes', 'voting-hash#other'),
    edits: calls(
      'return known.votes[value.voteParams];',
      `return typeof known.votes[value.voteParams] === 'string' ? \`0x\${'0'.repeat(64)}\` : known.votes[value.voteParams];`,
    ),
  },
  'presets-not-counted': {
    text: 'does not count presets for `{voteParams}` of a custom scheme',
    fails: keys('custom-schemes', 'voting-hash#other'),
    edits: calls(
      'return known.votes[value.voteParams];',
      "return known.votes.filter((one) => typeof one !== 'string')[value.voteParams] ?? known.votes[value.voteParams];",
    ),
  },
  'five-bits-of-masks': {
    text: 'asks for those permissions of a custom scheme that allow something',
    fails: keys('custom-schemes', 'permissions#other'),
    edits: dao(
      '  const { permissions } = item;',
      "  const permissions = '0x' + (BigInt(item.permissions) & 0x1fn).toString(16).padStart(8, '0');",
    ),
  },
  'no-hash-of-a-scheme-that-is-there': {
    text: 'registers a universal scheme that has an address with a hash of nothing',
    fails: keys('custom-schemes', 'set-parameters#hash'),
    edits: dao(
      'return { contract, hash, permissions, id };',
      'return { contract, hash: there ? ZeroHash : hash, permissions, id };',
    ),
  },
  'masks-in-lower-case': {
    text: 'takes masks in lower case alone',
    fails: keys('custom-schemes', 'permissions#refused'),
    edits: { 'items.mjs': [['/^0x[0-9a-f]{8}$/i', '/^0x[0-9a-f]{8}$/']] },
  },
  'strings-trimmed': {
    text: 'takes the blanks around a string away',
    fails: keys('literal-arguments', 'constructor-arguments#other', 'function-calls#other', 'custom-schemes#other'),
    edits: TRIMMED,
  },
  'nothing-left-out': {
    text: 'leaves out an argument that is an empty string',
    fails: keys('literal-arguments', 'constructor-arguments#failed'),
    edits: calls('return params.map(', "return params.filter((value) => value !== '').map("),
  },
  'nobody-left-out-of-lists': {
    text: 'leaves the zero address out of lists',
    fails: keys('literal-arguments', 'constructor-arguments#other'),
    edits: literal('Array.isArray(value) ? value.filter((one) => !/^0x0*$/.test(one)) : value'),
  },
  'digits-refused-late': {
    text: 'fails for digits in a string after all is deployed, and takes the blanks around a string away',
    fails: keys('literal-arguments', 'constructor-arguments#other', 'function-calls#other', 'custom-schemes#other'),
    edits: joined(late('/"\\d{30,}"/.test(JSON.stringify(params))'), TRIMMED),
  },
  'masks-as-signed-numbers': {
    text: 'fails for a mask whose highest bit is set after all is deployed',
    fails: keys('custom-schemes', 'permissions#late'),
    edits: late('items.schemes.some(({ permissions }) => (permissions | 0) < 0)'),
  },
  'masks-refused-late': {
    text: 'fails for a mask in upper case after all is deployed',
    fails: keys('custom-schemes', 'permissions#refused'),
    edits: late('items.schemes.some(({ permissions }) => /[A-F]/.test(permissions))'),
  },
};
