import { expect, test } from 'vitest';
import type { Run } from '../../target/run.ts';
import { unnamedParameterDefect } from './named-parameter.ts';

const tool = {
  nameOf: (_kind: string, name: string) => (name === 'GenericScheme' ? 'UGenericScheme' : name),
};
const output = (text: string) => ({ text, size: text.length });
const runPrinting = (text: string): Run => ({
  exchange: 1,
  ended: { by: 'exit', code: 1 },
  stdout: output(''),
  stderr: output(text),
  durationMs: 1,
  left: [],
  strayed: [],
  printedSecrets: [],
});
const defectOf = (text: string, at: string) =>
  unnamedParameterDefect(tool, {
    mistake: 'a mistake',
    at,
    run: runPrinting(text),
    record: { calls: [], transactions: [], limit: undefined },
  });

test.each([
  ['founders[0].address: no address', '/founders/0/address'],
  ['Error: instance.founders is not of a type(s) array', '/founders'],
  ['TOKENS must be a number', '/founders/0/tokens'],
  ['UGenericScheme.0 is wrong', '/GenericScheme/0/voteParams'],
])('is named: %s', (text, at) => expect(defectOf(text, at)).toBeUndefined());

test('is not named', () =>
  expect(defectOf('Params Malformed', '/founders/0/tokens')).toMatchObject({
    reason: 'unnamed',
    expected: expect.stringContaining('founders or tokens'),
    at: '/founders/0/tokens',
  }));
