import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { UndecodableBody } from '../../../core/target/undecodable-body.ts';
import { isLogResource } from '../../premises/http/resource-name.ts';
import { impossiblePathAnswers } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const contentCoding = watch<LogTarget>()({
  proves: 'LOG-HT-007',
  reasons: { undecodable: "an error's content is not in the coding that the answer names" },
  begin: (_log, t) => ({
    on({ resource }, answer) {
      if (!isLogResource(resource) || !answer || answer.status < 400) return;
      const coding = headerValue(answer, 'content-encoding');
      // Without content there is nothing to be in a coding.
      if (coding === undefined || answer.raw.length === 0) return t.judge(undefined);
      try {
        answer.body();
        t.judge(undefined);
      } catch (cause) {
        if (!(cause instanceof UndecodableBody)) throw cause;
        const expected = `content in the coding that the answer names (${coding})`;
        t.judge({ reason: 'undecodable', expected, actual: cause.message, at: resource }, answer);
      }
    },
    async end() {
      await t.use(impossiblePathAnswers);
      if (t.subjects === 0) t.notApplicable('nothing was answered with an error');
    },
  }),
});
