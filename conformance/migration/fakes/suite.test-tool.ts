import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkIdOf } from '../../core/check/reason.ts';
import { failureKey } from '../../core/verdict/outcome.ts';
import { openStages } from '../target/stages.ts';
import type { FakeAlteration } from './alteration.test-tool.ts';
import { judgedFake } from './judged.test-tool.ts';

const checksOf = ({ caughtBy, beside = [] }: FakeAlteration) => [...new Set([...caughtBy.map(checkIdOf), ...beside])];
/** The time limit of one test: some fakes run until they are stopped, and the machine may be busy. */
const TIMEOUT_MS = 180_000;

/**
 * Each fake fails exactly those checks that it names, for the reasons that it names, and passes its other checks. The sound
 * tool passes all of them.
 */
export function judgesFakes(fakes: readonly (readonly [string, FakeAlteration])[]): void {
  const lab = { stages: openStages(), cache: mkdtempSync(join(tmpdir(), 'fakes-')) };
  afterAll(async () => {
    await lab.stages.close();
    rmSync(lab.cache, { recursive: true });
  });
  const judging = [...new Set(fakes.flatMap(([, alteration]) => checksOf(alteration)))];
  const topics = [...new Set(judging.map((id) => id.split('/')[1]!))];

  describe.concurrent('fakes', () => {
    test.each(topics)('the sound tool passes all checks of fakes: %s', { timeout: TIMEOUT_MS }, async (topic) => {
      const only = judging.filter((id) => id.split('/')[1] === topic);
      const results = await judgedFake('sound', only, { declare: { 'gives-up-within': '3' } }, lab);
      const short = results.filter(({ outcome }) => outcome !== 'pass');
      expect(short.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
      expect(results).toHaveLength(only.length);
    });

    test.each(fakes)('%s', { timeout: TIMEOUT_MS }, async (name, alteration) => {
      const results = await judgedFake(name, checksOf(alteration), alteration, lab);
      const failed = results.map(failureKey).filter((key) => key !== undefined);
      expect(failed.sort()).toEqual([...alteration.caughtBy].sort());
      expect(results.filter(({ outcome }) => outcome === 'error')).toEqual([]);
      const [first] = results.filter((result) => failureKey(result) !== undefined);
      if (alteration.says) expect(first?.message).toMatch(alteration.says);
    });
  });
}
