import type { Alterations } from './alteration.test-tool.ts';
import { ASKING } from './asking.test-tool.ts';
import { ENDING } from './ending.test-tool.ts';
import { LATE } from './late.test-tool.ts';
import { LIMITLESS } from './limitless.test-tool.ts';
import { SHOWING } from './showing.test-tool.ts';
import { TELLING } from './telling.test-tool.ts';
import { TRUSTING } from './trusting.test-tool.ts';

/** All fakes by name. */
export const ALTERATIONS: Alterations = {
  ...SHOWING,
  ...ASKING,
  ...TRUSTING,
  ...ENDING,
  ...LIMITLESS,
  ...TELLING,
  ...LATE,
};
