import { expect, test } from 'vitest';
import { chosenProfiles, targetSettings } from './run-settings.ts';

test.each([
  [
    'a profile',
    () => chosenProfiles('migration', { profile: ['durable'] }, []),
    'similar: durable-deploy; there are: ',
  ],
  ['a choice', () => targetSettings('migration', [], { declare: ['founder-unit=whole'] }), 'similar: founder-units'],
  ['an option of a choice', () => targetSettings('log', [], { declare: ['empty-log=notfound'] }), 'similar: not-found'],
])('an unknown value of %s is reported with similar names', (_what, chosen, words) => expect(chosen).toThrow(words));
