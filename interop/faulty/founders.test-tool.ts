/** Tools that give founders other amounts than the parameters say. */
import { type Faults, keys } from './fault.test-tool.ts';

const AMOUNT = 'const amount = units(founder[key] ?? 0);';
const amount = (text: string) => ({ 'dao.mjs': [[AMOUNT, `const amount = ${text};`]] }) as const;
const extra = (contract: 'token' | 'reputation') =>
  ({
    'dao.mjs': [
      [
        "mint(token, 'tokens');",
        `mint(token, 'tokens');\n  step.call(${contract}, 'mint', ['0x00000000000000000000000000000000000000ee', 1n], 'Mint_more');`,
      ],
    ],
  }) as const;
const SMALLEST = 'BigInt(Math.floor(founder[key] ?? 0))';

export const FOUNDERS: Faults = {
  'a-token-too-many': {
    text: 'gives each founder a little more of tokens',
    fails: keys('founders', 'tokens#amount'),
    edits: amount("units(founder[key] ?? 0) + (key === 'tokens' ? 1n : 0n)"),
  },
  'reputation-of-tokens': {
    text: 'gives each founder as much reputation as tokens',
    fails: keys('founders', 'reputation#amount'),
    edits: amount('units(founder.tokens ?? 0)'),
  },
  'tokens-for-itself': {
    text: 'mints tokens for another than the founders',
    fails: keys('founders', 'supplies#tokens'),
    edits: extra('token'),
  },
  'reputation-for-itself': {
    text: 'mints reputation for another than the founders',
    fails: keys('founders', 'supplies#reputation'),
    edits: extra('reputation'),
  },
  'twenty-founders': {
    text: 'forgets the founders after the twentieth',
    fails: keys('founders', 'many#lost'),
    edits: { 'dao.mjs': [['of params.founders.entries())', 'of params.founders.slice(0, 20).entries())']] },
  },
  'a-hundred-founders': {
    text: 'forgets the founders after the hundredth where there is no DaoCreator',
    fails: keys('founders', 'many#lost'),
    edits: { 'dao.mjs': [['of params.founders.entries())', 'of params.founders.slice(0, 100).entries())']] },
  },
  'later-founders-twice': {
    text: 'gives the founders after the twentieth twice as much',
    fails: keys('founders', 'many#amount'),
    edits: amount('units(founder[key] ?? 0) * (i < 20 ? 1n : 2n)'),
  },
  'first-entries-alone': {
    text: 'heeds of the entries with one address only the first',
    fails: keys('founders', 'many#amount'),
    edits: {
      'dao.mjs': [
        [
          'of params.founders.entries())',
          'of params.founders.filter((one, i, all) => all.findIndex((other) => other.address === one.address) === i).entries())',
        ],
      ],
    },
  },
  'first-entries-alone-by-the-creator': {
    text: 'heeds of the entries with one address only the first where the DaoCreator makes the DAO',
    fails: keys('founders', 'many#amount'),
    edits: {
      'dao.mjs': [
        [
          'const [first, ...further] = batches.map((founders) => [',
          'const seen = new Set();\n  const [first, ...further] = batches.map((all) => all.filter(({ address }) => !seen.has(address) && seen.add(address))).map((founders) => [',
        ],
      ],
    },
  },
  'many-founders-refused': {
    text: 'takes no more than twenty founders',
    fails: keys('founders', 'many#failed'),
    edits: {
      'params.mjs': [
        [
          "say('founders', 'an array', list);",
          "say('founders', 'an array', list);\n  if (list.length > 20) say('founders', 'twenty', list.length);",
        ],
      ],
    },
  },
  'founders-in-the-smallest-unit': {
    text: 'takes amounts in the smallest unit, though whole units are declared',
    fails: keys('founders', 'units#not-as-declared'),
    edits: amount(SMALLEST),
  },
  'founders-in-both-units': {
    text: 'takes tokens in whole units, and reputation in the smallest',
    fails: keys('founders', 'units#changed'),
    declare: {},
    edits: amount(`key === 'tokens' ? units(founder[key] ?? 0) : ${SMALLEST}`),
  },
  'fractions-are-lost': {
    text: 'rounds amounts down',
    fails: keys('founders', 'generated#differs'),
    edits: amount('units(Math.floor(founder[key] ?? 0))'),
  },
};
