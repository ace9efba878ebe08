import { check } from '../../../core/check/check.ts';
import { contentTypeDefect } from '../../oracle/http/content-type.ts';
import { createdEntries } from '../../premises/create/all-algorithms.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const contentType = check<LogTarget>()({
  // LOG-CE-004 (must): A created entry is answered with 201 and the JSON form of TransparencyLogEntry. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-004',
  needs: ['create'],
  reasons: {
    missing: 'the answer with a created entry has no Content-Type',
    'media-type': 'the answer with a created entry is not application/json',
  },
  run: async (_log, t) => {
    for (const { answer } of await createdEntries(t))
      t.judge(contentTypeDefect(answer, 'application/json', 'log/entries'), answer);
  },
});
