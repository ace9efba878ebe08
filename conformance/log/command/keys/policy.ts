import { readFileSync } from 'node:fs';
import { throwUsageError } from '../../../command/usage-error.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { parsePolicy } from '../../oracle/policy/parse-policy.ts';
import type { Policy } from '../../oracle/policy/policy.ts';

/** The policy in a file (C2SP tlog-policy). @throws UsageError for an unreadable file, or with the line that is wrong. */
export function policyOption(file: string): Policy {
  const { value, defect } = parsePolicy(octetsOf(file));
  if (value) return value;
  return throwUsageError(
    `--policy ${file}: ${defect.at}: expected ${defect.expected}; found ${defect.actual}; https://c2sp.org/tlog-policy has the form`,
  );
}

/** The octets of the file, which need not be UTF-8. */
function octetsOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (cause) {
    return throwUsageError(`--policy ${file}: it cannot be read: ${fileErrorText(cause)}`);
  }
}
