/** Fakes that do not check options and parameters before they spend gas. */
import { type FakeAlteration, type FakeAlterations, forever } from './alteration.test-tool.ts';
import { buildOf, itemsOf } from './contracts.test-tool.ts';
import type { Parts } from './parts.test-tool.ts';

const check = (name: string, reason = 'accepted') => `migration/validation/${name}#${reason}` as const;
const fake = (text: string, key: FakeAlteration['caughtBy'][0], alter: FakeAlteration['alter']): FakeAlteration => ({
  text,
  caughtBy: [key],
  alter,
});
const noCheck = () => {};

/** Ignores the errors of parameters whose message matches. */
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
    'treats a missing parameters file as an empty one',
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
    'treats a parameters file that is not JSON as an empty one',
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
  'forms-are-not-looked-at': fake('accepts parameters of every form', check('form'), () => ({ checkParams: noCheck })),
  'forms-are-looked-at-late': fake(
    'checks the parameters after the deployment',
    check('form', 'spent'),
    ({ checkParams, dao }) => ({
      checkParams: noCheck,
      dao: async (work) => {
        const made = await dao(work);
        checkParams(JSON.stringify(work.params), work.params);
        return made;
      },
    }),
  ),
  'arguments-are-not-looked-at': fake(
    'encodes the arguments of contracts only when they are deployed',
    check('form', 'spent'),
    () => ({ checkArguments: noCheck }),
  ),
  'indices-are-not-looked-at': fake('accepts indices beyond a list', check('index'), (sound) => ({
    ...blindTo(/an index of|another contract/)(sound),
    checkContracts: noCheck,
    dao: withoutItems(sound),
  })),
  'references-are-not-looked-at': fake('accepts references to later contracts', check('index'), (sound) => ({
    ...blindTo(/\/StandAloneContract: /)(sound),
    dao: withoutItems(sound),
  })),
  'limits-are-not-looked-at': fake(
    'accepts voting parameters that the voting machine refuses',
    check('voting-limit'),
    blindTo(/^\/VotingMachinesParams/),
  ),
  'errors-without-a-name': {
    text: 'reports only that the parameters are wrong',
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
    'looks for contract data only when it is needed',
    check('contract-data', 'spent'),
    () => ({ checkContracts: noCheck }),
  ),
  'contracts-are-left-out': fake('leaves out a contract without contract data', check('contract-data'), ({ dao }) => ({
    checkContracts: noCheck,
    dao: (work) =>
      dao({
        ...work,
        params: { ...work.params, StandAloneContracts: itemsOf(work.params).filter(({ name }) => isThere(name)) },
      }),
  })),
  'unknown-versions-are-the-latest': fake(
    'takes the latest core version instead of an unknown one',
    check('core-version'),
    () => ({ checkVersion: noCheck }),
  ),
  'versions-in-parameters-are-passed-over': fake(
    'checks only the core version of the command line',
    check('core-version'),
    ({ checkVersion }) => ({ checkVersion: (version, at) => at.startsWith('--') && checkVersion(version, at) }),
  ),
  'output-is-opened-last': fake(
    'finds out at the end that the output file cannot be written',
    check('output', 'spent'),
    () => ({ checkOutput: noCheck }),
  ),
  'broken-output-is-replaced': fake(
    'treats an output file that is not JSON as a missing one',
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
    'uses its own key instead of a text that is not a key',
    check('private-key'),
    ({ key }) => ({ key: (options) => key(options).catch(() => key({ ...options, privateKey: undefined })) }),
  ),
  'wrong-words-are-the-default': fake(
    'uses its own key instead of words that are not a mnemonic',
    check('mnemonic'),
    ({ key }) => ({ key: (options) => key(options).catch(() => key({ ...options, mnemonic: undefined })) }),
  ),
  'every-words-are-a-mnemonic': fake('makes a key of any words', check('mnemonic', 'spent'), ({ key }) => ({
    checkMeans: async () => {},
    key: async (options) => {
      const { id } = await import('ethers');
      return options.mnemonic === undefined ? key(options) : id(options.mnemonic);
    },
  })),
  'price-of-nothing-is-the-usual': fake(
    'treats a gas price of 0, and one that is not a number, as absent',
    check('gas-price'),
    ({ price }) => ({ price: (text) => (Number(text) > 0 ? price(text) : undefined) }),
  ),
  'price-below-nothing-is-tried-for-ever': {
    text: 'waits for a node that accepts a negative gas price',
    caughtBy: [check('gas-price', 'unending')],
    alter: ({ begin }) => ({
      begin: (argv) => (argv.some((arg) => arg === '-1' || arg === '0') ? forever() : begin(argv)),
    }),
  },
  'unknown-options-are-passed-over': fake('ignores unknown options', check('unknown-option'), ({ parse }) => ({
    parse: (argv) => parse(argv.filter((arg) => arg !== '--frobnicate')),
  })),
  'unknown-commands-migrate': fake('migrates for an unknown command', check('unknown-option'), ({ parse }) => ({
    parse: (argv) => parse(argv.filter((arg) => arg !== 'frobnicate')),
  })),
  'means-are-not-looked-at': fake(
    'does not request the balance of the account',
    check('insufficient-funds', 'spent'),
    () => ({
      checkMeans: async () => {},
    }),
  ),
  'key-and-mnemonic-are-taken': fake(
    'uses the mnemonic if a key is given too',
    check('key-and-mnemonic'),
    ({ parse }) => ({
      parse: (argv) => {
        const both = ['--mnemonic', '-m'].some((option) => argv.includes(option));
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
