import type { ErrorSection } from '../../../core/text/error-section.ts';
import type { Verdict } from '../../../core/verdict/verdict.ts';
import type { Supervised } from '../child/supervise.ts';

/** The sections about verdicts that say nothing final on the target. */
const OF_VERDICTS: Readonly<Partial<Record<Verdict, ErrorSection>>> = {
  incomplete: 'the-verdict-is-incomplete',
  'suite-fault': 'touchstone-has-a-fault',
};

/** The section of `docs/errors.md` about the end of a run; undefined where the verdict or an interrupt says all. */
export function sectionOfRun(
  { section, interrupted }: Pick<Supervised, 'section' | 'interrupted'>,
  verdict: Verdict,
): ErrorSection | undefined {
  if (interrupted || verdict === 'conformant') return undefined;
  return verdict === 'suite-fault' ? OF_VERDICTS[verdict] : (section ?? OF_VERDICTS[verdict]);
}
