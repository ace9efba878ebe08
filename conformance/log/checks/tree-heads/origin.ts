import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

export const origin = check<LogTarget>()({
  // LOG-CT-005 (must): The origin is the submission prefix of the log, as a URL without its scheme and without trailing slashes.
  //   [static-ct-api, "Checkpoints"]
  proves: 'LOG-CT-005',
  reasons: {
    scheme: 'the origin has the scheme of a URL',
    slash: 'the origin ends in a slash',
    'not-the-prefix': 'the origin is not the given submission prefix, without scheme and trailing slashes',
  },
  run: async (log, t) => {
    const { origin: stated } = await t.use(parsedCheckpoint);
    const defect = formDefect(stated) ?? prefixDefect(stated, log.submissionPrefix);
    t.judge(defect, await t.use(checkpointAnswer));
    if (log.submissionPrefix === undefined)
      t.note('no submission prefix is given, so the origin was judged by its form alone (--submission-prefix)');
  },
});

function formDefect(stated: string): Defect<'scheme' | 'slash'> | undefined {
  const reason = SCHEME.test(stated) ? 'scheme' : stated.endsWith('/') ? 'slash' : undefined;
  const expected = 'a URL without scheme and without trailing slashes';
  return reason && { reason, expected, actual: `"${stated}"`, at: 'checkpoint, line 1' };
}

function prefixDefect(stated: string, prefix: string | undefined): Defect<'not-the-prefix'> | undefined {
  const wanted = prefix?.replace(SCHEME, '').replace(/(?<!\/)\/+$/, '');
  if (wanted === undefined || wanted === stated) return undefined;
  return { reason: 'not-the-prefix', expected: `"${wanted}"`, actual: `"${stated}"`, at: 'checkpoint, line 1' };
}
