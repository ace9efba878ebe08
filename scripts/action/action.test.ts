import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishedSchema } from '../../conformance/report/document/schema.test-tool.ts';
import { SUITES } from '../../conformance/suites.ts';
import { action, component, jobWith, ROOT } from './steps.test-tool.ts';

const guide = readFileSync(join(ROOT, 'docs/ci.md'), 'utf8');
const hostile = '"; touch pwned; $(touch pwned)\n- pwned: true';

describe('the action', () => {
  const wrong = publishedSchema('github-action.json');
  test('satisfies the published schema, which finds what is wrong', () => {
    expect(wrong(JSON.stringify(action))).toEqual([]);
    const [, ...steps] = action.runs.steps;
    const bare = steps.map(({ run, ...step }) => step);
    expect(wrong(JSON.stringify({ ...action, runs: { using: 'composite', steps: bare } }))).not.toEqual([]);
  });
  test('puts no expression into a script', () => {
    const scripts = action.runs.steps.flatMap(({ run }) => run ?? []);
    expect(scripts).toHaveLength(3);
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });
  test('names the actions of others by a commit', () => {
    const used = action.runs.steps.flatMap(({ uses }) => uses ?? []);
    expect(used).toHaveLength(2);
    expect(used.filter((name) => !/^actions\/[a-z-]+@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });
  test('uses each of its inputs', () => {
    const used = JSON.stringify(action.runs);
    expect(Object.keys(action.inputs).filter((name) => !used.includes(`inputs.${name} `))).toEqual([]);
  });
});

describe('the component', () => {
  const wrong = publishedSchema('gitlab-ci.json');
  test('satisfies the published schema, which finds what is wrong', () => {
    expect(wrong(JSON.stringify(component))).toEqual([]);
    expect(wrong(JSON.stringify(jobWith({ suite: 'log' })))).toEqual([]);
    expect(wrong(JSON.stringify({ spec: { inputs: { suite: { type: 'text' } } } }))).not.toEqual([]);
  });
  test('puts no input into its script, whatever is in it', () => {
    const names = Object.keys(component.spec.inputs).filter((name) => name !== 'job-name');
    const given = jobWith(Object.fromEntries(names.map((name) => [name, hostile])));
    const { script } = given.touchstone as { readonly script: unknown };
    expect(script).toEqual((jobWith({}).touchstone as { readonly script: unknown }).script);
  });
  test('gives its inputs to the script as variables that are not expanded', () => {
    const { variables } = jobWith({ url: '$SECRET' }).touchstone as { readonly variables: object };
    expect(Object.values(variables).every(({ expand }) => expand === false)).toBe(true);
    expect(variables).toMatchObject({ TOUCHSTONE_URL: { value: '$SECRET' } });
  });
});

test.each([
  ['action.yml', action.inputs],
  ['the component', component.spec.inputs],
])('every input of %s is in the guide, and the suites are those that there are', (_file, inputs) => {
  expect(Object.keys(inputs).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  for (const { name } of SUITES) expect(inputs.suite!.description).toContain(name);
});
