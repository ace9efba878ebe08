/** Runs the steps of action.yml and of the component for GitLab as the two do, as far as that needs no server of theirs. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { ended } from '../../conformance/front/cli/command.test-tool.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** An input of an action or of a component. */
export interface Input {
  readonly description: string;
  readonly default: string;
}
type Inputs = Readonly<Record<string, Input>>;
type Values = Readonly<Record<string, string>>;

/** A step of a composite action. */
export interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Values;
  readonly 'working-directory'?: string;
}

/** The action as it stands in its file. */
export const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
  readonly inputs: Inputs;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
};

/** The two documents of the component: its inputs, and the job in which they stand. */
export const [component, job] = parseAllDocuments(readFileSync(join(ROOT, 'templates/check.yml'), 'utf8')).map(
  (document) => document.toJS(),
) as [{ readonly spec: { readonly inputs: Inputs } }, Readonly<Record<string, unknown>>];

/** How a job came to its end. */
export interface JobEnd {
  readonly code: number;
  readonly text: string;
  readonly outputs: Values;
  readonly summary: string;
}

const given = (inputs: Inputs, values: Values): Values => ({
  ...Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.default])),
  ...values,
});

/** Runs the action in a folder with these inputs. `actionPath`: the folder in which the action itself stands. */
export async function runAction(values: Values, cwd: string, actionPath = ROOT): Promise<JobEnd> {
  const temporary = mkdtempSync(join(tmpdir(), 'touchstone-action-'));
  const inputs = given(action.inputs, values);
  const outputs: Record<string, Values> = {};
  const filled = (text: string) =>
    text.replace(/\$\{\{ (?:inputs\.([a-z-]+)|steps\.([a-z]+)\.outputs\.([a-z-]+)) \}\}/g, (_all, input, id, output) =>
      input === undefined ? (outputs[id]?.[output] ?? '') : inputs[input]!,
    );
  const summary = join(temporary, 'summary');
  let [code, text] = [0, ''];
  for (const [at, step] of action.runs.steps.entries()) {
    if (step.run === undefined || code !== 0) continue;
    const [script, output] = [join(temporary, `${at}.sh`), join(temporary, `${at}.output`)];
    writeFileSync(script, step.run);
    writeFileSync(output, '');
    const env = Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value)]);
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
      cwd: join(cwd, filled(step['working-directory'] ?? '.')),
      env: {
        ...process.env,
        ...Object.fromEntries(env),
        GITHUB_ACTION_PATH: actionPath,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        RUNNER_TEMP: temporary,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = await ended(child);
    code = end.code;
    text += end.stdout + end.stderr;
    const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean);
    if (step.id) outputs[step.id] = Object.fromEntries(lines.map((line) => /^([^=]+)=(.*)$/.exec(line)!.slice(1)));
  }
  const shown = Object.entries(action.outputs).map(([name, { value }]) => [name, filled(value)]);
  return {
    code,
    text,
    outputs: Object.fromEntries(shown),
    summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '',
  };
}

/** The job of the component with these inputs, as GitLab puts them into its texts. */
export function jobWith(values: Values): Readonly<Record<string, unknown>> {
  const inputs = given(component.spec.inputs, values);
  const filled = (node: unknown): unknown =>
    typeof node === 'string'
      ? node.replace(/\$\[\[ inputs\.([a-z-]+) \]\]/g, (_all, name) => inputs[name]!)
      : Array.isArray(node)
        ? node.map(filled)
        : typeof node === 'object' && node !== null
          ? Object.fromEntries(Object.entries(node).map(([key, value]) => [filled(key), filled(value)]))
          : node;
  return filled(job) as Readonly<Record<string, unknown>>;
}

/** Runs the script of the component in a folder with these inputs, in a shell of POSIX. */
export async function runComponent(values: Values, cwd: string): Promise<Pick<JobEnd, 'code' | 'text'>> {
  const [{ script, variables }] = Object.values(jobWith(values)) as [
    {
      readonly script: readonly string[];
      readonly variables: Readonly<Record<string, { readonly value: string; readonly expand: false }>>;
    },
  ];
  const env = Object.entries(variables).map(([name, { value }]) => [name, value]);
  const child = spawn('sh', ['-ec', script.join('\n')], {
    cwd,
    env: { ...process.env, ...Object.fromEntries(env) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { code, stdout, stderr } = await ended(child);
  return { code, text: stdout + stderr };
}
