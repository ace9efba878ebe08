/** Audits the reference log of 262,145 entries over HTTP by threads: it is here because the requests take long. */

import { expect, test } from 'vitest';
import { audit } from './audit.ts';
import { served } from './logs.test-tool.ts';

test('over HTTP, by threads', async () => {
  const log = await served(4 * 65_536 + 1);
  const result = await audit({ place: log.place, keys: log.keys, workers: 2 });
  await log.close();
  expect(result).toMatchObject({ verdict: 'verified', workers: 2, tally: { entries: 262_145 } });
});
