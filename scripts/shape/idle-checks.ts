import type { Measure } from './measure.ts';
import { isCheck, type SourceFile } from './sources.ts';

const AT_MOST = 136;

/** Signs that a text judges: a defect that `t` or a helper is given, a reason, a function that finds defects. */
const JUDGES = [/\bt\.judge\((?!\s*undefined\s*[,)])/, /\bt\.fail\(/, /\breason: /, /\bdefect\b/, /\w+Defects?\b/];
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** Checks whose own text judges nothing: a premise judges in their name, and they are there to carry the failure. */
export function idleChecks(files: readonly SourceFile[]): Measure {
  const found = files
    .filter((file) => isCheck(file) && !JUDGES.some((sign) => sign.test(file.text.replace(COMMENTS, ''))))
    .map(({ path }) => path);
  return { title: 'checks whose text judges nothing itself', value: found.length, atMost: AT_MOST, found };
}
