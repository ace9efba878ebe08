import { expect, test } from 'vitest';
import { profilesChosen, targetOf } from './check-options.ts';

test.each([
  [
    'a profile',
    () => profilesChosen('migration', { profile: ['durable'] }, []),
    'similar: durable-deploy; there are: ',
  ],
  ['a choice', () => targetOf('migration', [], { declare: ['founder-unit=whole'] }), 'similar: founder-units'],
  ['an option of one', () => targetOf('log', [], { declare: ['empty-log=notfound'] }), 'similar: not-found'],
])('%s that there is not is told with what is like it', (_what, chosen, words) => expect(chosen).toThrow(words));
