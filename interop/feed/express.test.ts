/** The feed on Express, as it stands. */

import { expect, test } from 'vitest';
import { npmFolder } from '../../scripts/npm-folder.ts';
import { judgeFeed } from '../foreign/feed-express.ts';

const folder = await npmFolder('interop/feed-express').catch((error: Error) => error);

if (folder instanceof Error) {
  console.warn(`skipped: the feed on Express, since its packages cannot be installed: ${folder.message}`);
  test.skip('express: its packages cannot be installed');
} else {
  test('is conformant, but for two recommendations that it does not follow', { timeout: 120_000 }, async () => {
    expect(await judgeFeed('usual', folder)).toEqual({ killedBy: [] });
  });
}
