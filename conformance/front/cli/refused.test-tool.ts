import { expect } from 'vitest';
import { touchstone } from './command.test-tool.ts';

/** Runs a command that is wrong usage; gives its one sentence, which says all without a section of `docs/errors.md`. */
export async function refused(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await touchstone(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^touchstone: [^\n]+\.(?: See docs\/errors\.md#[a-z-]+)?\n$/);
  return stderr;
}
