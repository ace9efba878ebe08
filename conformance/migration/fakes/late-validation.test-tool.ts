/** Fakes that find a wrong option or parameter, but spend gas before they report it, or never end. */

import type { ReasonKey } from '../../core/check/reason.ts';
import type { FakeAlteration, FakeAlterations } from './alteration.test-tool.ts';
import type { Parts } from './parts.test-tool.ts';

/** Parts that go on after they have found a mistake, and report it to `wrong`. */
type Lenient = (sound: Parts, wrong: (cause: unknown) => void) => Partial<Parts>;

/** Reports the error of a part to `wrong`, and goes on with a fallback. */
const instead =
  <A extends readonly unknown[], R>(
    part: (...args: A) => R,
    wrong: (cause: unknown) => void,
    fallback: (...args: A) => R,
    of: RegExp = /./,
  ) =>
  (...args: A): R => {
    try {
      return part(...args);
    } catch (cause) {
      if (!of.test(String((cause as Error).message))) throw cause;
      wrong(cause);
      return fallback(...args);
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
    const at = argv.findIndex((word) => word === '--private-key' || word === '-s');
    return at < 0 ? argv : argv.toSpliced(at, 2);
  }),
  'unknown-option': words((argv) => argv.filter((word) => !word.includes('frobnicate'))),
  'contract-data': ({ checkContracts }, wrong) => ({ checkContracts: instead(checkContracts, wrong, () => {}) }),
  output: ({ checkOutput }, wrong) => ({ checkOutput: instead(checkOutput, wrong, () => {}) }),
  'insufficient-funds': ({ checkMeans }, wrong) => ({ checkMeans: (...args) => checkMeans(...args).catch(wrong) }),
};
/** The checks whose reason `spent` needs a fake here: others have one in validation.test-tool.ts. */
const SPENT = ['core-version', 'gas-price', 'params-file', 'index', 'voting-limit', 'private-key', 'key-and-mnemonic'];
const UNENDING = Object.keys(LENIENT).filter((name) => name !== 'gas-price');

const key = (name: string, reason: string) => `migration/validation/${name}#${reason}` as unknown as ReasonKey;
const late = (name: string): FakeAlteration => ({
  text: `reports a mistake in ${name} at the end`,
  caughtBy: [key(name, 'spent')],
  alter: (sound) => {
    let firstCause: unknown;
    const wrong = (cause: unknown) => {
      firstCause ??= cause;
    };
    const end = () => {
      if (firstCause !== undefined) throw firstCause;
    };
    return { ...LENIENT[name]!(sound, wrong), end };
  },
});
const unending = (name: string): FakeAlteration => ({
  text: `never ends after it has found a mistake in ${name}`,
  caughtBy: [key(name, 'unending')],
  alter: (sound) => LENIENT[name]!(sound, hang),
});

/** Blocks the process, since some parts give no promise. */
function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const named = (end: string, names: readonly string[], of: (name: string) => FakeAlteration) =>
  Object.fromEntries(names.map((name) => [`${name}-${end}`, of(name)]));

export const LATE_VALIDATION_FAKES: FakeAlterations = {
  ...named('said-late', [...SPENT, 'unknown-option'], late),
  ...named('never-said', UNENDING, unending),
  'means-of-nobody': {
    text: 'goes on although the account cannot pay',
    caughtBy: [key('insufficient-funds', 'accepted')],
    alter: ({ settle }) => ({ checkMeans: async () => {}, settle: (...args) => settle(...args).catch(() => {}) }),
  },
};
