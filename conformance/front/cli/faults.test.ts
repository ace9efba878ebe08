/** Every fault judged by the command, over a socket: exit code 1 and the named reasons in the JSON. */
import { expect, test } from 'vitest';
import { createLog, type LogRig, serve } from '../../../src/reference/log/index.ts';
import { findRequirement } from '../../core/requirement.ts';
import type { Fault } from '../../faults/fault.ts';
import { load, namesOf } from '../self-test/rigs.ts';
import { filled, rightRig } from '../self-test/stand.ts';
import { failures, reportIn, touchstone } from './command.test-tool.ts';

test.concurrent.each(namesOf('faults', 'log'))('%s', async (name) => {
  const { caughtBy, alsoFails, breaks, needs, install } = (await load('faults', 'log', name)) as Fault<LogRig>;
  const right = rightRig();
  const rig = install(right);
  const log = await filled(await createLog(rig), needs);
  const server = await serve(log.handler);
  const origin = { right: ['--origin', right.origin], own: ['--origin', rig.origin], none: [] }[
    needs.origin ?? 'right'
  ];
  const declared = Object.entries(needs.declare ?? {}).flatMap(([choice, to]) => ['--declare', `${choice}=${to}`]);
  const writes = needs.append === false ? [] : ['--append', `raw=${server.url}/append`, '--allow-writes'];
  const strict = findRequirement(breaks)!.level === 'should' ? ['--strict'] : [];
  const profiles = ['--profile', 'interface', 'tlog-tiles', 'http', 'rekor-v2'];
  const given = [
    ...profiles,
    '--exclusive',
    '--url',
    server.url,
    '--vkey',
    log.vkey,
    ...origin,
    ...declared,
    ...writes,
    ...strict,
  ];
  const ended = await touchstone(['check', 'log', ...given, '--json']);
  await server.close();
  const failed = failures(reportIn(ended));
  expect(failed).toEqual(expect.arrayContaining([...caughtBy]));
  expect([...caughtBy, ...alsoFails]).toEqual(expect.arrayContaining(failed));
  expect(ended.code).toBe(1);
});
