import type { Header } from '../../core/target/header.ts';
import { secretWords } from '../../transport/secrets/secret-words.ts';
import { keepSecret } from '../secrets/known-secrets.ts';
import { throwUsageError } from '../usage-error.ts';
import type { HeaderOptions } from './header-options.ts';
import { secretOfEnvironment, secretOfFile } from './secret-source.ts';

/** The headers for every request to the target's own host. @throws UsageError for each mistake. */
export function headersOf({ header = [], headerEnv = [], headerFile = [] }: HeaderOptions): readonly Header[] {
  return [
    ...header.map((text) => headerFrom('--header', text)),
    ...headerEnv.map((name) => headerFrom(`--header-env ${name}`, secretOfEnvironment('--header-env', name))),
    ...headerFile.flatMap((file) =>
      secretOfFile('--header-file', file)
        .split(/\r?\n/)
        .map((line, i) => [line, i + 1] as const)
        .filter(([line]) => line.trim() !== '')
        .map(([line, number]) => headerFrom(`--header-file ${file}, line ${number}`, line)),
    ),
  ];
}

/** A header in the form of a field line (RFC 9112 section 5). */
function headerFrom(option: string, text: string): Header {
  const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(text);
  // The value may be a secret, so the message does not repeat it.
  if (!match) return throwUsageError(`${option}: expected 'Name: value' on one line`);
  const header: Header = [match[1]!, match[2]!];
  for (const word of secretWords([header])) keepSecret(word);
  return header;
}
