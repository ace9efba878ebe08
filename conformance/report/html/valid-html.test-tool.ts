import { HtmlValidate } from 'html-validate/node';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // A text of a target may end in spaces, and an address may be long.
  rules: { 'no-trailing-whitespace': 'off', 'long-title': 'off' },
});

/** What an independent validator finds wrong with a page, a line for each error. */
export function invalidParts(html: string): readonly string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}
