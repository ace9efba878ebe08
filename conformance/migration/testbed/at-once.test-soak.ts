/** Every fault is named for the same reasons, however many checks are judged at once. */

import { afterAll, expect, test } from 'vitest';
import { faults } from '../generated/alterations.ts';
import { openStages } from '../target/stages.ts';
import { expectSameJudgements } from './at-once.test-tool.ts';

const stages = openStages();
afterAll(stages.close);

test.each(Object.entries(faults))('%s', { timeout: 1_800_000 }, async (name, { load }) => {
  const fault = await load();
  await expectSameJudgements([2, 8], stages, name, fault);
  expect(fault.kind).toBe('fault');
});
