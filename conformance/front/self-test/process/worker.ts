import type { MatrixRow } from '../../../command/self-test-matrix.ts';
import type { SuiteName } from '../../../core/spec/requirement.ts';
import { descriptorOf } from '../../../suites.ts';
import { type ChosenJudgement, judgeByChosen } from '../judge-chosen.ts';
import { type AlterationPlace, type LoadedSuite, loadSuite } from '../loaded-suite.ts';
import { recordRow } from '../matrix/record-row.ts';

/** Works on alterations, one at a time. */
export interface Worker {
  judge(at: AlterationPlace, seed: bigint | undefined): Promise<ChosenJudgement>;
  record(at: AlterationPlace): Promise<MatrixRow | string>;
  /** Closes the testbeds of all suites. */
  close(): Promise<void>;
}

/** A worker in this process. It loads a suite with its first alteration. */
export function workerHere(): Worker {
  const suites = new Map<SuiteName, Promise<LoadedSuite>>();
  const suiteOf = ({ suite }: AlterationPlace) => {
    const loaded = suites.get(suite) ?? loadSuite(descriptorOf(suite));
    suites.set(suite, loaded);
    return loaded;
  };
  return {
    judge: async (at, seed) => judgeByChosen(await suiteOf(at), at, seed),
    record: async (at) => recordRow(await suiteOf(at), at),
    close: async () => {
      for (const loaded of suites.values()) await (await loaded).testbed.close?.();
    },
  };
}
