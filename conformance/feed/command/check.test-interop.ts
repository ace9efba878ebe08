/** All checks of a feed with the other statuses: that takes long, so `check.test.ts` has only some of them. */

import { afterAll, beforeAll, test } from 'vitest';
import { expectConformant, givenKeys } from './judged-feed.test-tool.ts';

let given: ReturnType<typeof givenKeys>;
beforeAll(() => {
  given = givenKeys();
});
afterAll(() => given.remove());

test(
  'the reference is conformant with the statuses mirrored',
  () => expectConformant(given.keyFile, 'mirrored'),
  120_000,
);
