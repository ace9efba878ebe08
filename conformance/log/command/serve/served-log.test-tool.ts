/** A log that `touchstone serve log` serves, with what tests read of it. */

import { expect } from 'vitest';
import { type Served, serveLog, touchstone } from '../../../front/cli/command.test-tool.ts';
import { parseCheckpointText } from '../../oracle/checkpoint/checkpoint.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import { tileFor } from '../../oracle/tiles/tile.ts';
import type { ReadTile } from '../../oracle/tiles/tile-proof.ts';

/** The logs that are served, for the test that ends them. */
export const open: Served[] = [];

/** Serves a log with some options. */
export async function start(...args: string[]) {
  const log = await serveLog(...args);
  open.push(log);
  const get = (path: string) => fetch(`${log.url}/api/v2/${path}`);
  const bytes = async (path: string) => {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const head = async () => parseCheckpointText(`${(await (await get('checkpoint')).text()).split('\n\n')[0]}\n`).value!;
  const { size } = await head();
  const tile: ReadTile = async (level, index) => {
    const all = await bytes(tilePath(tileFor(size, level, index)!));
    return Array.from({ length: all.length / 32 }, (_, i) => all.slice(32 * i, 32 * (i + 1)));
  };
  const entry = async (index: bigint) => {
    const { level: _, ...bundle } = tileFor(size, 0, index / 256n)!;
    return parseBundle(await bytes(bundlePath(bundle)), bundle.width ?? 256).value![Number(index % 256n)]!;
  };
  return { log, get, bytes, head, tile, entry };
}

/** Runs `touchstone check log` on a served log. */
export const judge = ({ url, vkey }: Served, ...args: string[]) =>
  touchstone(['check', 'log', '--url', url, '--vkey', vkey, ...args]);
