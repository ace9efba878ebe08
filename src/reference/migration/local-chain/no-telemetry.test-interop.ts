/** Hardhat reports chains that are opened in a terminal, by a number that it keeps in the home folder. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const HARDHAT = fileURLToPath(new URL('hardhat.ts', import.meta.url));
const OPENS = `
  const { simulatedNetworks } = await import(${JSON.stringify(HARDHAT)});
  const networks = await simulatedNetworks();
  const connection = await networks.connect({});
  console.log(\`\${process.stdout.isTTY} \${await connection.provider.request({ method: 'eth_chainId' })}\`);
  await connection.close();
`;

test('a chain opened in a terminal is not reported to anybody', async () => {
  const home = await mkdtemp(join(tmpdir(), 'home-'));
  try {
    const ours = Object.entries(process.env).filter(([name]) => !/^(CI$|HARDHAT_|VITEST|XDG_|NODE_OPTIONS)/.test(name));
    const env = { ...Object.fromEntries(ours), HOME: home, NODE: process.execPath, OPENS };
    const inTerminal = ['-q', '-e', '-c', '"$NODE" --no-warnings --input-type=module -e "$OPENS"', '/dev/null'];
    const { stdout } = await promisify(execFile)('script', inTerminal, { env });
    expect(stdout.trim()).toBe('true 0x7a69');
    expect(await readdir(home, { recursive: true })).toEqual([]);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});
