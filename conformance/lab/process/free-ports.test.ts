import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePorts } from './free-ports.ts';

const AT_ONCE = 50;
const TIMES = 12;

async function many(): Promise<readonly number[]> {
  const found: number[] = [];
  for (let time = 0; time < TIMES; time++) found.push(...(await freePorts(AT_ONCE)));
  return found;
}

test('two processes are given no port both', async () => {
  const program = `
    import { freePorts } from ${JSON.stringify(new URL('./free-ports.ts', import.meta.url).href)};
    const found = [];
    for (let time = 0; time < ${TIMES}; time++) found.push(...(await freePorts(${AT_ONCE})));
    console.log(JSON.stringify(found));`;
  const other = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const found = [...(await many()), ...(JSON.parse((await other).stdout) as number[])];
  // By chance alone, some sixteen of them would be the same.
  expect(new Set(found).size).toBe(2 * TIMES * AT_ONCE);
});

test('each is free', async () => {
  for (const port of await freePorts(AT_ONCE)) {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
  }
});
