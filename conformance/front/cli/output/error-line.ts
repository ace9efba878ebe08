import { errorPage, pageAddress } from '../../../command/page-address.ts';
import { withoutKnownSecrets } from '../../../command/secrets/known-secrets.ts';
import type { ErrorSection } from '../../../core/text/error-section.ts';
import { withVisibleControls } from '../../../core/text/legible-text.ts';
import { redactAddresses } from '../../../transport/record/redact.ts';

/**
 * A sentence on a mistake of the user, as one line of standard error without secrets. It ends with the address of the section
 * that says more, if there is one.
 */
export function errorLine(sentence: string, section?: ErrorSection): string {
  const line = withoutKnownSecrets(redactAddresses(sentence.replace(/\s+/g, ' ').trim())).replace(/[.]$/, '');
  const more = section === undefined ? '' : ` See ${pageAddress(errorPage(section))}`;
  return `touchstone: ${withVisibleControls(line)}.${more}\n`;
}
