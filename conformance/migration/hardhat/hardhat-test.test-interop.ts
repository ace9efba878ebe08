/** `npx hardhat test` in the clone: the checks on chains of this Hardhat, and a migration that `ethers` looks at. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ended } from '../../front/cli/command.test-tool.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const hardhat = `${root}node_modules/hardhat/dist/src/cli.js`;
const outer = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name));
const env = { ...Object.fromEntries(outer), HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true', NO_COLOR: '1' };

test('judges, and passes', async () => {
  const { code, stdout, stderr } = await ended(
    spawn(process.execPath, [hardhat, 'test', '--no-compile'], { cwd: root, env }),
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/MUST migration\/steps\/base \[/);
  expect(stdout).toMatch(/MUST migration\/contracts\/\S+ \[/);
  expect(stdout).toContain('conformance verdict');
  expect(stdout).toContain('one stakes with the token of the base');
  expect(stdout).toMatch(/passing/);
  expect(stdout).not.toMatch(/failing/);
});
