/** Runs of the command on feeds that are served with some options; a program publishes, in a process of its own. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import {
  type Ended,
  failures,
  type RunningFeed,
  reportIn,
  serveFeed as serve,
  touchstone,
} from '../../front/cli/command.test-tool.ts';

const BIN = fileURLToPath(new URL('../../front/cli/main.ts', import.meta.url));
export const KEY = 'c4f3a9e01b7d4f5e8a2b6c9d0e1f2a3b';

/** A feed with the key, and with the token that programs find in the environment. */
export const serveFeed = (...args: readonly string[]) => serve('--key', KEY, '--token-env', 'TOKEN', ...args);

/** A file with the key, and the token in the environment, until `remove`. */
export function givenKeys(): { readonly keyFile: string; remove(): void } {
  vi.stubEnv('TOKEN', 'a-token-of-this-test');
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const keyFile = join(folder, 'kéy');
  writeFileSync(keyFile, `${KEY}\n`);
  return {
    keyFile,
    remove() {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Judges a feed, in which the run publishes, and whose clock it sets. */
export async function judged(keyFile: string, feed: RunningFeed, ...args: readonly string[]): Promise<Ended> {
  const publisher = `'${process.execPath}' '${BIN}' publish feed --url ${feed.publish.url} --token-env TOKEN`;
  const about = ['--url', feed.url, '--site', 'engineering', '--key-file', keyFile, '--sites-url', feed.sites];
  const programs = ['--publish-command', publisher, '--clock-command', publisher];
  return touchstone(['check', 'feed', ...about, ...programs, '--exclusive', '--json', ...args]);
}

/** Expects that the reference with these statuses is conformant, and that no output has the key. */
export async function expectConformant(keyFile: string, status: string, ...args: readonly string[]): Promise<void> {
  const feed = await serveFeed('--events', '12', '--status', status, '--site-name', 'Faculty of Engineering');
  const about = ['--profile', 'open-data-v2', '--declare', `status=${status}`, ...args];
  const ended = await judged(keyFile, feed, ...about).finally(feed.stop);
  expect({ code: ended.code, failed: failures(reportIn(ended)) }).toEqual({ code: 0, failed: [] });
  expect(ended.stdout + ended.stderr).not.toContain(KEY);
}
