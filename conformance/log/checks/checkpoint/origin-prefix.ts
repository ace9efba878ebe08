import { check } from '../../../core/check/check.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const originPrefix = check<LogTarget>()({
  // LOG-CP-018 (should): The origin is one of the log's URL prefixes, without the scheme and without trailing slashes.
  //   [tlog-tiles, "Parameters"]
  proves: 'LOG-CP-018',
  reasons: { 'not-a-prefix': 'the origin is not one of the published prefixes, without scheme and trailing slashes' },
  run: async (log, t) => {
    const prefixes = log.publishedPrefixes;
    // The address of the run may be that of a mirror, a proxy or a loopback interface.
    if (prefixes === undefined)
      return t.notApplicable('no prefix that the log publishes is given (--published-prefix)');
    const { origin } = await t.use(parsedCheckpoint);
    const origins = prefixes.map((prefix) => prefix.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/\/+$/, ''));
    const expected = `the origin ${origins.map((name) => `"${name}"`).join(' or ')}`;
    const notAPrefix = { reason: 'not-a-prefix', expected, actual: `"${origin}"`, at: 'checkpoint, line 1' } as const;
    t.judge(!origins.includes(origin) && notAPrefix, await t.use(checkpointAnswer));
  },
});
