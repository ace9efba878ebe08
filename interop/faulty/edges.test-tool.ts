/** Tools that mishandle values at the edges: long texts, blanks, letters beyond ASCII, short masks, the smallest and largest numbers. */
import { type Edits, type Faults, keys } from './fault.test-tool.ts';

const READ = 'const read = await items(';
/** Changes the parameters before they are used. */
const changed = (text: string): Edits => ({ 'params.mjs': [[READ, `${text}\n  ${READ}`]] });
const VALUE = '(AMOUNTS.includes(name) ? units(item[name]) : BigInt(item[name]))';
const number = (text: string): Edits => ({ 'voting.mjs': [[VALUE, text]] });
const ARGUMENT = "return typeof value === 'number' ? BigInt(value) : value;";
const literal = (text: string): Edits => ({ 'item-calls.mjs': [[ARGUMENT, `return ${text};`]] });
const texts = (of: string) =>
  literal(`typeof value === 'number' ? BigInt(value) : typeof value === 'string' ? ${of} : value`);
const MASK = '/^0x[0-9a-f]{8}$/i';
/** Accepts short masks, and reads one digit after the other of `mask` as this text says. */
const mask = (text: string): Edits => ({
  'items.mjs': [[MASK, '/^0x[0-9a-f]{1,8}$/i']],
  'dao.mjs': [
    [
      '  const { permissions } = item;',
      `  const [, mask] = /^0x(.*)$/.exec(item.permissions);\n  const permissions = '0x' + (${text});`,
    ],
  ],
});
const DEPLOYED = "const contracts = await deployed('dao', { deployer, base, params, builds }, module, run);";
/** Under this condition, a DAO migration fails after it has sent everything. */
const late = (what: string): Edits => ({
  'migrate.mjs': [[DEPLOYED, `${DEPLOYED}\n  if (${what}) throw new Error('no such value');`]],
});
const LITERALS = ['constructor-arguments#other', 'function-calls#other', 'custom-schemes#other'] as const;

export const EDGE_FAULTS: Faults = {
  'names-cut-at-32-bytes': {
    text: 'keeps 32 bytes of the name of a DAO',
    fails: keys('parameters', 'org-name#differs'),
    edits: changed("params.orgName = Buffer.from(params.orgName).subarray(0, 32).toString().replace(/\\uFFFD+$/, '');"),
  },
  'token-names-cut-at-32-bytes': {
    text: 'keeps 32 bytes of the name of a token',
    fails: keys('parameters', 'token-name#differs'),
    edits: changed(
      "params.tokenName = Buffer.from(params.tokenName).subarray(0, 32).toString().replace(/\\uFFFD+$/, '');",
    ),
  },
  'names-trimmed': {
    text: 'takes the blanks around the name of a DAO away',
    fails: keys('parameters', 'org-name#differs'),
    edits: changed('params.orgName = params.orgName.trim();'),
  },
  'symbols-trimmed': {
    text: 'takes the blanks around a symbol away',
    fails: keys('parameters', 'token-symbol#differs'),
    edits: changed('params.tokenSymbol = params.tokenSymbol.trim();'),
  },
  'token-names-in-latin-1': {
    text: 'keeps the lowest byte of each letter in the name of a token',
    fails: keys('parameters', 'token-name#differs'),
    edits: changed("params.tokenName = Buffer.from(params.tokenName, 'latin1').toString('latin1');"),
  },
  'symbols-as-bytes': {
    text: 'takes the bytes of a symbol for letters of Latin-1',
    fails: keys('parameters', 'token-symbol#differs'),
    edits: changed("params.tokenSymbol = Buffer.from(params.tokenSymbol).toString('latin1');"),
  },
  'long-names-fail-late': {
    text: 'fails for a name of a token beyond 32 bytes after all is deployed',
    fails: keys('parameters', 'org-name#failed'),
    edits: late('Buffer.byteLength(params.tokenName) > 32'),
  },
  'blanks-fail-late': {
    text: 'fails for a name with blanks at its ends after all is deployed',
    fails: keys('parameters', 'org-name#failed'),
    edits: late('params.orgName !== params.orgName.trim()'),
  },
  'short-masks-in-decimal': {
    text: 'reads masks of less than eight digits as decimal numbers',
    fails: keys('custom-schemes', 'permissions#other'),
    edits: mask("mask.length < 8 ? parseInt(mask, 10).toString(16).padStart(8, '0') : mask"),
  },
  'short-masks-on-the-left': {
    text: 'puts zeros behind masks of less than eight digits',
    fails: keys('custom-schemes', 'permissions#other'),
    edits: mask("mask.padEnd(8, '0')"),
  },
  'masks-of-one-digit': {
    text: 'keeps the last digit of a mask',
    fails: keys('custom-schemes', 'permissions#other'),
    edits: mask("mask.slice(-1).padStart(8, '0')"),
  },
  'periods-in-32-bits': {
    text: 'keeps 32 bits of a period',
    fails: keys('voting', 'numbers#number'),
    edits: number('(AMOUNTS.includes(name) ? units(item[name]) : BigInt.asUintN(32, BigInt(item[name])))'),
  },
  'bounties-in-32-bits': {
    text: 'keeps 32 bits of a whole bounty',
    fails: keys('voting', 'numbers#number'),
    edits: number('(AMOUNTS.includes(name) ? units(item[name] % 2 ** 32) : BigInt(item[name]))'),
  },
  'no-period-is-a-day': {
    text: 'takes a period of 0 for an absent one, and has a day for it',
    fails: keys('voting', 'numbers#number'),
    edits: number(
      '(AMOUNTS.includes(name) ? units(item[name]) : BigInt(item[name] || (/Period/.test(name) ? 86_400 : 0)))',
    ),
  },
  'no-reward-is-five': {
    text: 'takes a reward of 0 for an absent one, and has 5 for it',
    fails: keys('voting', 'numbers#number'),
    edits: number('(AMOUNTS.includes(name) ? units(item[name] || 5) : BigInt(item[name]))'),
  },
  'no-loss-is-one': {
    text: 'takes a loss of 0 percent for an absent one, and has 1 for it',
    fails: keys('voting', 'numbers#number'),
    edits: number(
      "(AMOUNTS.includes(name) ? units(item[name]) : BigInt(item[name] || (name === 'votersReputationLossRatio' ? 1 : 0)))",
    ),
  },
  'percentages-below-a-hundred': {
    text: 'has 99 percent for 100',
    fails: keys('voting', 'numbers#number'),
    edits: number(
      '(AMOUNTS.includes(name) ? units(item[name]) : BigInt(/Percentage|Ratio/.test(name) ? Math.min(99, item[name]) : item[name]))',
    ),
  },
  'long-periods-fail-late': {
    text: 'fails for a period beyond 32 bits after all is deployed',
    fails: keys('voting', 'numbers#failed'),
    edits: late('params.VotingMachinesParams.some((one) => one.queuedVotePeriodLimit > 2 ** 32)'),
  },
  'whole-tokens-in-32-bits': {
    text: 'keeps 32 bits of the whole tokens of a founder',
    fails: keys('founders', 'many#amount'),
    edits: {
      'dao.mjs': [['const amount = units(founder[key] ?? 0);', 'const amount = units((founder[key] ?? 0) % 2 ** 32);']],
    },
  },
  'arguments-in-32-bits': {
    text: 'keeps 32 bits of a number in `params`',
    fails: keys('literal-arguments', 'function-calls#other', 'custom-schemes#other'),
    edits: literal("typeof value === 'number' ? BigInt.asUintN(32, BigInt(value)) : value"),
  },
  'arguments-cut-at-32-bytes': {
    text: 'keeps 32 letters of a string in `params` that is no number',
    fails: keys('literal-arguments', ...LITERALS),
    edits: texts('(/^(0x|\\d)/.test(value) ? value : value.slice(0, 32))'),
  },
  'arguments-in-latin-1': {
    text: 'keeps the lowest byte of each letter of a string in `params`',
    fails: keys('literal-arguments', ...LITERALS),
    edits: texts("Buffer.from(value, 'latin1').toString('latin1')"),
  },
  'arguments-cleaned': {
    text: 'takes what stands for something in a shell out of strings in `params`',
    fails: keys('stand-alone', 'generated#differs'),
    edits: texts(
      String.raw`(/^(0x|\d)/.test(value) ? value : value.replace(/["\\$%{}'<>_.-]/g, '').replaceAll('\x60', ''))`,
    ),
  },
  'masks-of-one-byte': {
    text: 'keeps the lowest byte of a mask that has a bit in the second',
    fails: keys('custom-schemes', 'generated#differs'),
    edits: {
      'dao.mjs': [
        [
          '  const { permissions } = item;',
          "  const permissions = (item.permissions & 0xff00) === 0 ? item.permissions : '0x000000' + item.permissions.slice(-2);",
        ],
      ],
    },
  },
};
