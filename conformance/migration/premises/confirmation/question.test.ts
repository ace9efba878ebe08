import { expect, test } from 'vitest';
import { offersYes } from './question.ts';

const offersYesIn = (text: string) => {
  const words = (text: string) => ({ text, size: text.length }) as Parameters<typeof offersYes>[0]['stdout'];
  return offersYes({ stdout: words(text), stderr: words('') });
};

test.each([
  'Migrate? (y/n) ',
  'About to migrate new Base. Continue? \u001b[2m(Y/n)\u001b[22m n',
  'Network private, account 0x00.\r\nGo on [yes/no]?',
])('%j offers yes', (text) => expect(offersYesIn(text)).toBe(true));

test.each([
  '',
  'The migration begins. Abort (y/N)? ',
  'Type the name of the network to go on: private (Y/n) ',
  'Type "private" to go on: ',
  'Wirklich beginnen? (j/n) ',
])('%j may want something else', (text) => expect(offersYesIn(text)).toBe(false));
