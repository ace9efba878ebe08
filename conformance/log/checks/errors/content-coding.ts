/** The content of errors is in the coding that they name (RFC 9110 section 8.4). */
import { watch } from '../../../core/check/check.ts';
import { undecodableDefect } from '../../oracle/http/readable-body.ts';
import { isLogResource } from '../../premises/http/resource-name.ts';
import { impossiblePathAnswers } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const contentCoding = watch<LogTarget>()({
  // LOG-HT-007 (must): The content of an error answer is in the content coding that the answer names. [rfc9110, "8.4"]
  proves: 'LOG-HT-007',
  reasons: { undecodable: "an error's content is not in the coding that the answer names" },
  begin: (_log, t) => ({
    on({ resource }, answer) {
      if (!isLogResource(resource) || !answer || answer.status < 400) return;
      // An answer without content may name any coding.
      t.judge(answer.raw.length !== 0 && undecodableDefect(answer, resource), answer);
    },
    async end() {
      await t.use(impossiblePathAnswers);
      if (t.subjects === 0) t.notApplicable('no request was answered with an error');
    },
  }),
});
