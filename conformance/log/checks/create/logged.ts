import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { loggedBodyDefect } from '../../oracle/entry/answer-defects.ts';
import { loggedEntries } from '../../premises/create/logged-entries.ts';
import { publishedInTime } from '../../premises/create/publication.ts';
import { resignedEntry } from '../../premises/duplicates/resigned-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const logged = check<LogTarget>()({
  // LOG-CE-002 (must): The answer to CreateEntry is the logged entry: the bundle contains it at the index that the answer names.
  //   [interface, "What the service does"]
  proves: 'LOG-CE-002',
  needs: ['create'],
  reasons: {
    'other-entry': 'at the index in the answer, the bundle has another entry than the body in the answer',
    'another-signature': 'the answer to an entry is an earlier entry, with another signature over the same digest',
  },
  owns: [reasonsOf(loggedEntries, 'other-entry'), reasonsOf(resignedEntry, 'another-signature')],
  run: async (_log, t) => {
    for (const { logged: entry, bundle, answer } of await t.use(loggedEntries))
      t.judge(loggedBodyDefect(entry, bundle), answer);
    await t.use(publishedInTime);
    await t.useIfJudged(resignedEntry);
    if (t.subjects === 0) t.inconclusive('no answer has a canonicalizedBody and an index that the log has to serve');
  },
});
