import { withoutKnownSecrets } from '../../../command/secrets/known-secrets.ts';
import { withVisibleControls } from '../../../core/text/legible-text.ts';
import { redactAddresses } from '../../../transport/record/redact.ts';

/** A sentence on a mistake of the user, as one line of standard error without secrets. */
export function errorLine(sentence: string): string {
  const line = withoutKnownSecrets(redactAddresses(sentence.replace(/\s+/g, ' ').trim())).replace(/[.]$/, '');
  return `touchstone: ${withVisibleControls(line)}.\n`;
}
