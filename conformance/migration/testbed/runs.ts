/** Short ways to alter what a migration tool does in a run, by what is asked of that run and by what went before it. */
import type { Call, Deployed, MigrationOptions, Parts, StepName } from '../../../src/reference/migration/index.ts';

/** A run of the reference, as far as it is known at the moment. */
export interface AlteredRun {
  options: MigrationOptions;
  steps: readonly StepName[];
  /** What journals of runs before it say; undefined where there is none that counts. */
  before: 'begun' | 'ended' | undefined;
  /** Names of the steps that they have as sent. */
  sent: ReadonlySet<string>;
}

/** Replaces parts by what is known of each run. */
export function byRun(parts: Parts, alter: (run: Readonly<AlteredRun>) => Partial<Parts>): Parts {
  const run: AlteredRun = { options: {}, steps: [], before: undefined, sent: new Set() };
  const altered = { ...parts, ...alter(run) };
  return {
    ...altered,
    options: (given) => {
      Object.assign(run, { options: given, steps: [], before: undefined, sent: new Set() });
      return altered.options(given);
    },
    steps: (given) => {
      run.steps = given;
      return altered.steps(given);
    },
    stillThere: (journal, chain) => {
      const before = journal.end ? 'ended' : journal.sent.size > 0 ? 'begun' : undefined;
      if (before) Object.assign(run, { before, sent: new Set(journal.sent.keys()) });
      return altered.stillThere(journal, chain);
    },
  };
}

/** The name of a step, anew where a run goes on: what was sent under it counts for nothing. */
export const renamedOnResume = ({ before }: Readonly<AlteredRun>, step: string): string =>
  before === 'begun' ? `${step} again` : step;

/** Whether the library was called: the command line always names a core version. */
export const isLibraryRun = ({ options }: Readonly<AlteredRun>): boolean => options.coreVersion === undefined;

/** A tool that does not look at what it has done: it would notice. */
export const withoutVerification = (parts: Parts): Parts => ({
  ...parts,
  verifyBase: async () => undefined,
  verifyDao: async () => undefined,
  verifyDemo: async () => undefined,
});

/** Does something else around each transaction of a plan. */
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
        deploy: (...given) => around(given[0], () => deployer.deploy(...given)),
        call: (...given) => around(given[0], () => deployer.call(...given)),
        create: (...given) => around(given[0], () => deployer.create(...given)),
      };
    },
  };
}

/** Heeds `restart` for some steps only: those are known by when it is asked for. */
export const withRestartOnlyFor = (parts: Parts, heeds: (steps: readonly StepName[]) => boolean): Parts =>
  byRun(parts, (run) => ({
    options: (given) => {
      const options = parts.options(given);
      const get = () => options.restart === true && heeds(run.steps);
      return Object.defineProperty({ ...options }, 'restart', { enumerable: true, get });
    },
  }));

/** Gives twice as much, where a call mints something. */
export function withMintDoubled(call: Call): Call {
  if (call.name !== 'mint') return call;
  const [to, amount] = call.args;
  return { ...call, args: [to, BigInt(String(amount)) * 2n] };
}

/** Alters what is said of the demo test. */
export const withDemoResult = (parts: Parts, alter: (test: Deployed) => Deployed): Parts => ({
  ...parts,
  result: (step, deployed) => parts.result(step, step === 'test' ? alter(deployed) : deployed),
});
