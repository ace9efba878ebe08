/**
 * Faults are named for the same reasons, however many checks are judged at once: one that other runs on its chain could hide,
 * one of a chain of the tool's own, and one of a dozen runs on one chain. `at-once.test.ts` judges one by checks of several
 * chains, and with two at once; `npm run soak` judges all faults.
 */

import { afterAll, expect, test } from 'vitest';
import { isOneIn } from '../../front/self-test/altered.test-tool.ts';
import { faults } from '../generated/alterations.ts';
import { openStages } from '../target/stages.ts';
import { expectSameJudgements } from './at-once.test-tool.ts';

const stages = openStages();
afterAll(stages.close);
const some = Object.entries(faults).filter(([name]) => isOneIn(32, name));

test('some faults are judged', () => expect(some.length).toBeGreaterThan(2));

test.each(some)('%s', { timeout: 900_000 }, async (name, { load }) => {
  const fault = await load();
  await expectSameJudgements([8], stages, name, fault);
  expect(fault.kind).toBe('fault');
});
