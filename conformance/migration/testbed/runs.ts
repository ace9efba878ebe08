/** Helpers to alter the runs of a migration tool, by their options and by the runs before them. */
import type { Call, Deployed, MigrationOptions, Parts, StepName } from '../../../src/reference/migration/index.ts';

/** A run of the reference, as far as it is known already. */
export interface AlteredRun {
  options: MigrationOptions;
  steps: readonly StepName[];
  /** The state of an earlier run in its journal; undefined without a journal that counts. */
  before: 'begun' | 'ended' | undefined;
  /** The steps that the journal has as sent. */
  sent: ReadonlySet<string>;
}

/** Replaces parts, depending on the run. */
export function byRun(parts: Parts, alter: (run: Readonly<AlteredRun>) => Partial<Parts>): Parts {
  const run: AlteredRun = { options: {}, steps: [], before: undefined, sent: new Set() };
  const altered = { ...parts, ...alter(run) };
  return {
    ...altered,
    options: (input) => {
      Object.assign(run, { options: input, steps: [], before: undefined, sent: new Set() });
      return altered.options(input);
    },
    steps: (input) => {
      run.steps = input;
      return altered.steps(input);
    },
    stillThere: (journal, chain) => {
      const state = journal.end ? 'ended' : journal.sent.size > 0 ? 'begun' : undefined;
      if (state) Object.assign(run, { before: state, sent: new Set(journal.sent.keys()) });
      return altered.stillThere(journal, chain);
    },
  };
}

/** The name of a step, or a new name in a resumed run, so that the journal's record of the step does not count. */
export const renamedOnResume = ({ before }: Readonly<AlteredRun>, step: string): string =>
  before === 'begun' ? `${step} again` : step;

/** Whether the library was called: the command line always names a core version. */
export const isLibraryRun = ({ options }: Readonly<AlteredRun>): boolean => options.coreVersion === undefined;

/** A tool without verification of its result, which would reveal the fault. */
export const withoutVerification = (parts: Parts): Parts => ({
  ...parts,
  verifyBase: async () => undefined,
  verifyDao: async () => undefined,
  verifyDemo: async () => undefined,
});

/** Wraps each transaction of a plan. */
export function aroundEachTransaction(
  parts: Parts,
  around: <T>(step: string, send: () => Promise<T>) => Promise<T>,
): Parts {
  return {
    ...parts,
    deployer: (sending) => {
      const deployer = parts.deployer(sending);
      return {
        account: deployer.account,
        view: (call) => deployer.view(call),
        deploy: (...args) => around(args[0], () => deployer.deploy(...args)),
        call: (...args) => around(args[0], () => deployer.call(...args)),
        create: (...args) => around(args[0], () => deployer.create(...args)),
      };
    },
  };
}

/** Follows `restart` for some steps only. The steps are known when the option is read. */
export const withRestartOnlyFor = (parts: Parts, heeds: (steps: readonly StepName[]) => boolean): Parts =>
  byRun(parts, (run) => ({
    options: (input) => {
      const options = parts.options(input);
      const get = () => options.restart === true && heeds(run.steps);
      return Object.defineProperty({ ...options }, 'restart', { enumerable: true, get });
    },
  }));

/** Doubles the amount of a call that mints. */
export function withMintDoubled(call: Call): Call {
  if (call.name !== 'mint') return call;
  const [to, amount] = call.args;
  return { ...call, args: [to, BigInt(String(amount)) * 2n] };
}

/** Alters the result of the demo test. */
export const withDemoResult = (parts: Parts, alter: (test: Deployed) => Deployed): Parts => ({
  ...parts,
  result: (step, deployed) => parts.result(step, step === 'test' ? alter(deployed) : deployed),
});
