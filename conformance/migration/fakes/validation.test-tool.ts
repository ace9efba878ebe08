/** Fakes that do not look at what they are given before they spend. */
import { type FakeAlteration, type FakeAlterations, forever } from './alteration.test-tool.ts';
import type { Parts } from './parts.test-tool.ts';
import { buildOf, itemsOf } from './sound.test-tool.ts';

const check = (name: string, reason = 'accepted') => `migration/validation/${name}#${reason}` as const;
const fake = (text: string, key: FakeAlteration['caughtBy'][0], alter: FakeAlteration['alter']): FakeAlteration => ({
  text,
  caughtBy: [key],
  alter,
});
const none = () => {};

/** Only what a check says of parameters that begin like this is left out. */
const blindTo =
  (at: RegExp): FakeAlteration['alter'] =>
  ({ checkParams }: Parts) => ({
    checkParams: (text, params) => {
      try {
        checkParams(text, params);
      } catch (cause) {
        if (!at.test((cause as Error).message)) throw cause;
      }
    },
  });

export const VALIDATION_FAKES: FakeAlterations = {
  'missing-parameters-are-defaults': fake(
    'takes a parameters file that is not there for an empty one',
    check('params-file'),
    ({ readParams }) => ({
      readParams: (path) => {
        try {
          return readParams(path);
        } catch {
          return '{}';
        }
      },
    }),
  ),
  'broken-parameters-are-empty': fake(
    'takes a parameters file that is no JSON for an empty one',
    check('params-file'),
    ({ parseParams }) => ({
      parseParams: (text) => {
        try {
          return parseParams(text);
        } catch {
          return {};
        }
      },
    }),
  ),
  'forms-are-not-looked-at': fake('takes parameters of every form', check('form'), () => ({ checkParams: none })),
  'forms-are-looked-at-late': fake(
    'looks at the parameters when all is deployed',
    check('form', 'spent'),
    ({ checkParams, dao }) => ({
      checkParams: none,
      dao: async (work) => {
        const made = await dao(work);
        checkParams(JSON.stringify(work.params), work.params);
        return made;
      },
    }),
  ),
  'indices-are-not-looked-at': fake('takes indices of nothing', check('index'), (sound) => ({
    ...blindTo(/an index of|another contract/)(sound),
    checkContracts: none,
    dao: withoutItems(sound),
  })),
  'limits-are-not-looked-at': fake(
    'takes voting parameters that the voting machine does not',
    check('voting-limit'),
    blindTo(/^\/VotingMachinesParams/),
  ),
  'errors-without-a-name': {
    text: 'says no more than that the parameters are wrong',
    caughtBy: ['migration/validation/named-parameter#unnamed'],
    beside: ['migration/validation/form'],
    alter: ({ checkParams }) => ({
      checkParams: (text, params) => {
        try {
          checkParams(text, params);
        } catch {
          throw new Error('The file is wrong');
        }
      },
    }),
  },
  'contracts-are-looked-for-late': fake(
    'looks for contract data when it is needed',
    check('contract-data', 'spent'),
    () => ({ checkContracts: none }),
  ),
  'contracts-are-left-out': fake(
    'leaves out a contract whose data is not there',
    check('contract-data'),
    ({ dao }) => ({
      checkContracts: none,
      dao: (work) =>
        dao({
          ...work,
          params: { ...work.params, StandAloneContracts: itemsOf(work.params).filter(({ name }) => isThere(name)) },
        }),
    }),
  ),
  'unknown-versions-are-the-latest': fake(
    'takes the latest core for one that it does not know',
    check('core-version'),
    () => ({ checkVersion: none }),
  ),
  'versions-in-parameters-are-passed-over': fake(
    'looks only at the core version of the command line',
    check('core-version'),
    ({ checkVersion }) => ({ checkVersion: (version, at) => at.startsWith('--') && checkVersion(version, at) }),
  ),
  'output-is-opened-last': fake(
    'finds out at the end that the output cannot be written',
    check('output', 'spent'),
    () => ({ checkOutput: none }),
  ),
  'broken-output-is-replaced': fake(
    'takes an output file that is no JSON for none',
    check('output'),
    ({ readResult }) => ({
      readResult: (path) => {
        try {
          return readResult(path);
        } catch {
          return {};
        }
      },
    }),
  ),
  'wrong-keys-are-the-default': fake(
    'takes its own key in place of one that is none',
    check('private-key'),
    ({ key }) => ({ key: (options) => key(options).catch(() => key({ ...options, privateKey: undefined })) }),
  ),
  'wrong-words-are-the-default': fake(
    'takes its own key in place of words that are no mnemonic',
    check('mnemonic'),
    ({ key }) => ({ key: (options) => key(options).catch(() => key({ ...options, mnemonic: undefined })) }),
  ),
  'every-words-are-a-mnemonic': fake(
    'makes a key of whatever words it is given',
    check('mnemonic', 'spent'),
    ({ key }) => ({
      checkMeans: async () => {},
      key: async (options) => {
        const { id } = await import('ethers');
        return options.mnemonic === undefined ? key(options) : id(options.mnemonic);
      },
    }),
  ),
  'price-of-nothing-is-the-usual': fake(
    'takes a gas price of 0, and what is no number, for none',
    check('gas-price'),
    ({ price }) => ({ price: (text) => (Number(text) > 0 ? price(text) : undefined) }),
  ),
  'price-below-nothing-is-tried-for-ever': {
    text: 'waits for a node that takes a gas price below 0',
    caughtBy: [check('gas-price', 'unending')],
    alter: ({ begin }) => ({
      begin: (argv) => (argv.some((arg) => arg === '-1' || arg === '0') ? forever() : begin(argv)),
    }),
  },
  'unknown-options-are-passed-over': fake(
    'passes over options that there are not',
    check('unknown-option'),
    ({ parse }) => ({
      parse: (argv) => parse(argv.filter((arg) => arg !== '--frobnicate')),
    }),
  ),
  'unknown-commands-migrate': fake(
    'migrates for a command that there is not',
    check('unknown-option'),
    ({ parse }) => ({
      parse: (argv) => parse(argv.filter((arg) => arg !== 'frobnicate')),
    }),
  ),
  'means-are-not-looked-at': fake('does not ask what the account has', check('insufficient-funds', 'spent'), () => ({
    checkMeans: async () => {},
  })),
  'key-and-mnemonic-are-taken': fake(
    'takes the mnemonic where a key is given too',
    check('key-and-mnemonic'),
    ({ parse }) => ({
      parse: (argv) => {
        const both = ['--mnemonic', '-m'].some((one) => argv.includes(one));
        const key = argv.findIndex((arg) => arg === '--private-key' || arg === '-s');
        return parse(both && key >= 0 ? argv.filter((_, i) => i !== key && i !== key + 1) : argv);
      },
    }),
  ),
};

/** A DAO without its stand-alone contracts. */
function withoutItems({ dao }: Parts): Parts['dao'] {
  return (work) => dao({ ...work, params: { ...work.params, StandAloneContracts: [] } });
}

function isThere(name: string): boolean {
  try {
    return buildOf(name).abi.length > 0;
  } catch {
    return false;
  }
}
