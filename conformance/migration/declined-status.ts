import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { declined } from './confirming.ts';
import { footing, playOn, sentBy } from './footing.ts';
import { PLAIN } from './params.ts';

export const declinedStatus = check<MigrationTarget>()({
  proves: 'MIG-EX-008',
  needs: ['argv'],
  reasons: {
    'not-as-declared': 'a migration that was declined ends otherwise than declared',
    changed: 'now it ends with 0, now with another status',
  },
  run: async (tool, t) => {
    const { no, asks } = await t.use(declined);
    if (!asks) t.notApplicable('it asks for no confirmation');
    const options = { params: { default: PLAIN }, force: undefined };
    const place = { stdin: { terminal: ['n'] } };
    const dao = await playOn(tool, await t.use(footing), { step: 'dao', options, place });
    await t.each(
      // What went on took the answer for another, and what was killed has no status of its own.
      [no, dao].filter(({ run, record }) => sentBy(record) === 0 && run.ended.by === 'exit'),
      ({ run }) => {
        const zero = run.ended.by === 'exit' && run.ended.code === 0;
        t.judge(t.chose('declined-status', zero ? 'zero' : 'other'), run);
      },
      'answered with no it goes on, or does not end by itself',
    );
  },
});
