import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { answer } from '../feed.test-tool.ts';
import { createFeed } from '../feed.ts';
import { feedRig } from '../rig.ts';
import { sqliteStore } from './sqlite-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('killed at any moment, a feed has all reported publications, and its counts go on', async () => {
  const file = join(folder, 'feed.db');
  const reported: bigint[] = [];
  for (const after of [1, 7, 20]) {
    const tool = join(import.meta.dirname, 'publisher.test-tool.ts');
    const child = spawn(process.execPath, [tool, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    let lines = 0;
    for await (const line of createInterface(child.stdout)) {
      reported.push(BigInt(line));
      if (++lines === after) child.kill('SIGKILL');
    }
    expect((await ended)[1]).toBe('SIGKILL');
    const feed = createFeed(feedRig({ store: sqliteStore(file) }));
    const { meta, data } = await answer(feed);
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(reported));
    // The publication under way may be stored or not: one item and one count for each kill.
    expect(ids.length).toBeLessThanOrEqual(reported.length + 3);
    expect(meta.requests).toBeGreaterThan(reported.length);
    feed.close();
  }
});
