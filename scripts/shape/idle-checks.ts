import type { Measure } from './measure.ts';
import { isCheck, type SourceFile } from './sources.ts';

const AT_MOST = 0;

/** Signs that a text judges: a call of `t` with a defect, a reason, a function that finds defects. */
const JUDGES = [
  /\bt\.judge\((?!\s*undefined\s*[,)])/,
  /\bt\.fail\(/,
  /\breason: /,
  /\bdefect\b/,
  /\w+Defects?\b/,
  /\bmismatch\(/,
];
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** Checks whose own text judges nothing, since a premise or a factory of checks judges for them. */
export function idleChecks(files: readonly SourceFile[]): Measure {
  const found = files
    .filter((file) => isCheck(file) && !JUDGES.some((sign) => sign.test(file.text.replace(COMMENTS, ''))))
    .map(({ path }) => path);
  return { title: 'checks whose text judges nothing itself', value: found.length, atMost: AT_MOST, found };
}
