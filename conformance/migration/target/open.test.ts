import { expect, test } from 'vitest';
import { NotApplicable } from '../../core/check/early-end.ts';
import type { Place } from '../../lab/place/place.ts';
import { type MigrationTargetOptions, openMigrationTarget } from './open.ts';
import type { Run } from './run.ts';

const place = { folder: '/', network: 'private' } as Place;
const requests: string[] = [];
const options: MigrationTargetOptions = {
  library: ['tool'],
  program: async (_argv, at) => {
    const { stdin } = at;
    if (typeof stdin === 'object' && 'says' in stdin)
      requests.push(JSON.stringify(JSON.parse(stdin.says).arguments[0]));
    const noOutput = { text: '', size: 0 };
    return {
      ended: { by: 'exit', code: 0 },
      stdout: noOutput,
      stderr: noOutput,
      durationMs: 0,
      left: [],
      strayed: [],
      printedSecrets: [],
    };
  },
  stage: () => Promise.reject(new Error('no stage is set here')),
};

test('without an aid a tool gets the parameters of the document, and its runs are numbered with all others', async () => {
  const tool = openMigrationTarget({ ...options, params: { common: 'top', always: { Sections: [] } } });
  const given = { params: { default: { orgName: 'A' }, private: {} } };
  const runs: Run[] = [];
  for (const target of [tool, tool.unaided!('always')!, tool.unaided!('common')!])
    runs.push(await target.migrate('dao', given, place));
  expect(requests).toEqual([
    '{"params":{"Sections":[],"orgName":"A","private":{}}}',
    '{"params":{"orgName":"A","private":{}}}',
    '{"params":{"default":{"Sections":[],"orgName":"A"},"private":{}}}',
  ]);
  expect(runs.map(({ exchange }) => exchange)).toEqual([1, 2, 3]);
  expect(tool.unaided!('common')!.unaided!('common')).toBeUndefined();
});

test('the parameters file has the declared form, unless an option gives another', () => {
  const params = { default: { CustomSchemes: { Own: [{ isUniversal: true }] } } };
  const text = (more: Partial<MigrationTargetOptions>) =>
    JSON.parse(openMigrationTarget({ ...options, ...more }).paramsText(params, 'private'));
  const listed = { CustomSchemes: [{ name: 'Own', isUniversal: true }] };
  const choices = { 'params-file': 'by-network', 'custom-schemes': 'array' };
  expect(text({})).toEqual(params.default);
  expect(text({ choices })).toEqual({ default: listed });
  expect(text({ choices, params: { layout: 'flat' } })).toEqual(listed);
});

test('a step without a command is migrated by the library, or is not applicable', async () => {
  const runs: string[][] = [];
  const program: MigrationTargetOptions['program'] = (argv, at) => {
    runs.push([...argv]);
    return options.program(argv, at);
  };
  const names = { commands: { dao: null }, options: { 'core-version': null } };
  const given = { command: 'tool', coreVersion: '1', names, program };
  const { library: _library, ...alone } = { ...options, ...given };
  const command = openMigrationTarget(alone);
  const argvOfStep = async (tool: typeof command, step: 'base' | 'dao') => {
    await tool.migrate(step, {}, place);
    return runs.at(-1);
  };
  expect(await argvOfStep(command, 'base')).toEqual(['/bin/sh', '-c', 'tool "$@"', 'sh', 'base']);
  await expect(argvOfStep(command, 'dao')).rejects.toThrow(new NotApplicable('it has no command dao, by its names'));
  expect(runs).toHaveLength(1);
  expect(command.coreVersion).toBeUndefined();
  expect(await argvOfStep(openMigrationTarget({ ...options, ...given }), 'dao')).toEqual(['tool']);
});
