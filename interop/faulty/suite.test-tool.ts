import { afterAll, describe, expect, test } from 'vitest';
import { failureKey } from '../../conformance/core/verdict/outcome.ts';
import { openStages } from '../../conformance/migration/target/stages.ts';
import { ignitionMigration } from '../migration/ignition-migration.ts';
import type { Fault } from './fault.test-tool.ts';
import { judged, type Lab, looking } from './judged.test-tool.ts';
import { Warm } from './warm.test-tool.ts';

/** Time limit of a test, on a busy machine. */
const TIMEOUT_MS = 300_000;

/**
 * Defines a test for each fault: it is caught for the reasons that it names, and by no other check of the same topics.
 * `some`: by none of a third of them, and the sound tool is not judged.
 */
export async function judgesFaults(
  faults: readonly (readonly [string, Fault])[],
  { some }: { readonly some: boolean },
): Promise<void> {
  const command = await ignitionMigration().catch((error: Error) => error);
  if (command instanceof Error) {
    console.warn(`skipped: the Ignition tool, since it cannot be installed: ${command.message}`);
    test.skip('faulty: the packages of the Ignition tool cannot be installed');
    return;
  }
  const lab: Lab = { stages: openStages(), warm: new Warm() };
  afterAll(async () => {
    lab.warm.close();
    await lab.stages.close();
  });

  describe('the tool by Hardhat Ignition', { timeout: TIMEOUT_MS }, () => {
    const topics = [...new Set(faults.flatMap(([, fault]) => looking(fault, { some })))];
    test.runIf(!some)('passes all that looks, where nothing is wrong with it', async () => {
      const results = await judged('none', topics, {}, lab);
      const short = results.filter(({ outcome }) => !['pass', 'not-applicable'].includes(outcome));
      expect(short.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
    });

    test.each(faults)('%s', async (name, fault) => {
      const results = await judged(name, looking(fault, { some }), fault, lab);
      const failed = results.map(failureKey).filter((key) => key !== undefined);
      expect(failed.sort()).toEqual([...fault.fails].sort());
      expect(results.filter(({ outcome }) => outcome === 'error')).toEqual([]);
    });
  });
}
