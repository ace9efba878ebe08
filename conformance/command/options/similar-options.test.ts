import { expect, test } from 'vitest';
import { chosenProfiles, targetSettings } from './run-settings.ts';

test.each([
  [
    'a profile',
    () => chosenProfiles('migration', { profile: ['durable'] }, []),
    'similar: durable-deploy; there are: ',
  ],
  ['a choice', () => targetSettings('migration', [], { declare: ['founder-unit=whole'] }), 'similar: founder-units'],
  ['an option of one', () => targetSettings('log', [], { declare: ['empty-log=notfound'] }), 'similar: not-found'],
])('%s that there is not is told with what is like it', (_what, chosen, words) => expect(chosen).toThrow(words));
