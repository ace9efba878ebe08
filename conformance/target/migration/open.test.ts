import { expect, test } from 'vitest';
import type { Run } from '../../core/migration-target.ts';
import type { Place } from '../../core/place.ts';
import { migrationTarget } from './open.ts';

const place = { folder: '/', network: 'private' } as Place;
const asked: string[] = [];
const tool = migrationTarget({
  library: ['tool'],
  params: { common: 'top', always: { Sections: [] } },
  program: async (_argv, at) => {
    const { stdin } = at;
    if (typeof stdin === 'object' && 'says' in stdin) asked.push(JSON.stringify(JSON.parse(stdin.says).arguments[0]));
    const none = { text: '', size: 0 };
    return {
      ended: { by: 'exit', code: 0 },
      stdout: none,
      stderr: none,
      durationMs: 0,
      left: [],
      strayed: [],
      told: [],
    };
  },
  stage: () => Promise.reject(new Error('no stage is set here')),
});

test('without an aid a tool is given what the document has, and its runs are numbered with all others', async () => {
  const options = { params: { default: { orgName: 'A' }, private: {} } };
  const runs: Run[] = [];
  for (const one of [tool, tool.unaided!('always')!, tool.unaided!('common')!])
    runs.push(await one.migrate('dao', options, place));
  expect(asked).toEqual([
    '{"params":{"Sections":[],"orgName":"A","private":{}}}',
    '{"params":{"orgName":"A","private":{}}}',
    '{"params":{"default":{"Sections":[],"orgName":"A"},"private":{}}}',
  ]);
  expect(runs.map(({ exchange }) => exchange)).toEqual([1, 2, 3]);
  expect(tool.unaided!('common')!.unaided!('common')).toBeUndefined();
});
