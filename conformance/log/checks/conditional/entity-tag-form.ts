import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isEntityTag } from '../../oracle/http/entity-tag.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const entityTagForm = watch<LogTarget>()({
  // LOG-HT-018 (must): An ETag is one entity tag in double quotes, strong or weak. [rfc9110, "8.8.3"]
  proves: 'LOG-HT-018',
  reasons: {
    malformed: 'the value of ETag is not an entity tag: it lacks double quotes, or has a forbidden character',
  },
  begin: (_log, t) => ({
    on({ resource }, answer) {
      const tag = resource !== undefined && answer?.status === 200 ? headerValue(answer, 'etag') : undefined;
      if (tag === undefined) return;
      const expected = 'one entity tag in double quotes, with or without W/ in front';
      const malformed = { reason: 'malformed', expected, actual: `ETag: ${tag}`, at: resource! } as const;
      t.judge(!isEntityTag(tag) && malformed, answer);
    },
    end() {
      if (t.subjects === 0) t.notApplicable('no answer has an entity tag');
    },
  }),
});
