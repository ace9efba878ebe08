/** Fakes that see what is wrong with what they are given, and spend before they say so, or never end. */

import type { ReasonKey } from '../../core/check/reason.ts';
import type { FakeAlteration, FakeAlterations } from './alteration.test-tool.ts';
import type { Parts } from './parts.test-tool.ts';

/** The parts that look, each with how it goes on where it found something. */
type Lenient = (sound: Parts, wrong: (cause: unknown) => void) => Partial<Parts>;

/** Goes on with something else where a part throws, after telling of it. */
const instead =
  <A extends readonly unknown[], R>(
    part: (...given: A) => R,
    wrong: (cause: unknown) => void,
    other: (...given: A) => R,
    of: RegExp = /./,
  ) =>
  (...given: A): R => {
    try {
      return part(...given);
    } catch (cause) {
      if (!of.test(String((cause as Error).message))) throw cause;
      wrong(cause);
      return other(...given);
    }
  };

const params =
  (of: RegExp): Lenient =>
  ({ checkParams, checkContracts, dao }, wrong) => ({
    checkParams: instead(checkParams, wrong, () => {}, of),
    checkContracts: instead(checkContracts, wrong, () => {}),
    dao: (work) => dao({ ...work, params: { ...work.params, StandAloneContracts: [] } }),
  });
const account: Lenient = ({ key }, wrong) => ({
  key: (options) =>
    key(options).catch((cause: unknown) => {
      wrong(cause);
      return key({ ...options, privateKey: undefined, mnemonic: undefined });
    }),
});
const words = (left: (argv: readonly string[]) => readonly string[]): Lenient => {
  return ({ parse }, wrong) => ({ parse: instead(parse, wrong, (argv) => parse(left(argv))) });
};

const LENIENT: Readonly<Record<string, Lenient>> = {
  'core-version': ({ checkVersion }, wrong) => ({ checkVersion: instead(checkVersion, wrong, () => {}) }),
  'gas-price': ({ price }, wrong) => ({ price: instead(price, wrong, () => undefined) }),
  'params-file': ({ readParams, parseParams }, wrong) => ({
    readParams: instead(readParams, wrong, () => '{}'),
    parseParams: instead(parseParams, wrong, () => ({})),
  }),
  form: params(/./),
  index: params(/an index of|another contract/),
  'voting-limit': params(/^\/VotingMachinesParams/),
  'private-key': account,
  mnemonic: account,
  'key-and-mnemonic': words((argv) => {
    const at = argv.findIndex((one) => one === '--private-key' || one === '-s');
    return at < 0 ? argv : argv.toSpliced(at, 2);
  }),
  'unknown-option': words((argv) => argv.filter((one) => !one.includes('frobnicate'))),
  'contract-data': ({ checkContracts }, wrong) => ({ checkContracts: instead(checkContracts, wrong, () => {}) }),
  output: ({ checkOutput }, wrong) => ({ checkOutput: instead(checkOutput, wrong, () => {}) }),
  'insufficient-funds': ({ checkMeans }, wrong) => ({ checkMeans: (...given) => checkMeans(...given).catch(wrong) }),
};
/** What there is another fake for. */
const SPENT = ['core-version', 'gas-price', 'params-file', 'index', 'voting-limit', 'private-key', 'key-and-mnemonic'];
const UNENDING = Object.keys(LENIENT).filter((name) => name !== 'gas-price');

const key = (name: string, reason: string) => `migration/validation/${name}#${reason}` as unknown as ReasonKey;
const late = (name: string): FakeAlteration => ({
  text: `says what is wrong with ${name} when all is done`,
  caughtBy: [key(name, 'spent')],
  alter: (sound) => {
    let found: unknown;
    const wrong = (cause: unknown) => {
      found ??= cause;
    };
    const end = () => {
      if (found !== undefined) throw found;
    };
    return { ...LENIENT[name]!(sound, wrong), end };
  },
});
const unending = (name: string): FakeAlteration => ({
  text: `goes on for ever where it found what is wrong with ${name}`,
  caughtBy: [key(name, 'unending')],
  alter: (sound) => LENIENT[name]!(sound, hang),
});

/** Of whatever part: some of them give no promise. */
function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const named = (end: string, names: readonly string[], of: (name: string) => FakeAlteration) =>
  Object.fromEntries(names.map((name) => [`${name}-${end}`, of(name)]));

export const LATE_VALIDATION_FAKES: FakeAlterations = {
  ...named('said-late', [...SPENT, 'unknown-option'], late),
  ...named('never-said', UNENDING, unending),
  'means-of-nobody': {
    text: 'goes on where nobody pays',
    caughtBy: [key('insufficient-funds', 'accepted')],
    alter: ({ settle }) => ({ checkMeans: async () => {}, settle: (...given) => settle(...given).catch(() => {}) }),
  },
};
