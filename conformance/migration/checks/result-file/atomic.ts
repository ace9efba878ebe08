import { check } from '../../../core/check/check.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { RESULT_FILE } from '../../premises/result-file/file-content.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText } from '../../premises/resume/killed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const isObject = (text: string) => {
  const value = parseJsonText(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
};

export const atomic = check<MigrationTarget>()({
  proves: 'MIG-WR-001',
  reasons: {
    torn: 'the result file was seen while it held half of something, or nothing',
    gone: 'a result file that was there was seen to be away',
    overwritten: 'the result file was written over where it stood, so that at a moment it holds nothing, or half',
  },
  run: async (_tool, t) => {
    const { first: base, seen: ofBase } = await t.use(unforcedBase);
    const { first: dao, seen: ofDao } = await t.use(finishedDao);
    const runs = [
      ['base', base, ofBase],
      ['dao', dao, ofDao],
    ] as const;
    // Whether half of something is seen of what is written over is chance: that it is, is not.
    await t.each(runs, ([at, { run }, { overwritten }]) => {
      const expected = 'another file in its place (rename), so that nobody reads half of it';
      const defect = { expected, actual: 'the same file with other content', at: `${at}: ${RESULT_FILE}` };
      t.judge(overwritten ? { reason: 'overwritten', ...defect } : undefined, run);
    });
    await t.each(runs, ([at, { run }, { versions }]) => {
      const torn = versions.find((text) => text !== undefined && !isObject(text));
      const expected = 'a JSON object, what it held or what it is to hold';
      if (torn !== undefined)
        t.judge(
          { reason: 'torn', expected, actual: JSON.stringify(torn.slice(-100)), at: `${at}: ${RESULT_FILE}` },
          run,
        );
      const there = versions.findIndex((text) => text !== undefined);
      const away = there >= 0 && versions.includes(undefined, there);
      t.judge(away ? { reason: 'gone', expected, actual: 'no file', at: `${at}: ${RESULT_FILE}` } : undefined, run);
    });
    const { all } = (await t.attempt(interruptions)) ?? { all: [] };
    for (const { killed, point } of all) {
      const { file, run } = killed;
      const half = file !== undefined && !isObject(file);
      const defect = { expected: 'a JSON object', actual: JSON.stringify(file?.slice(-100)), at: killPointText(point) };
      t.judge(half ? { reason: 'torn', ...defect } : undefined, run);
    }
  },
});
