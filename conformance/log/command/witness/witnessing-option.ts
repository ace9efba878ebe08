import { readFileSync } from 'node:fs';
import { readPolicy, type Witnessing } from '../../../../src/reference/log/index.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { fileErrorText } from '../../../files/file-error.ts';

/** The options of `serve log` that name the witnesses. */
export interface WitnessingOptions {
  readonly policy?: string;
  readonly witnessTimeout?: string;
}

/** Whom the log asks to cosign its checkpoints; undefined without a policy. @throws UsageError for a file that is no policy. */
export function witnessingOption({ policy: file, witnessTimeout }: WitnessingOptions): Witnessing | undefined {
  if (file === undefined)
    return witnessTimeout === undefined ? undefined : throwUsageError('--witness-timeout goes with --policy');
  if (witnessTimeout !== undefined && !/^[1-9]\d{0,6}$/.test(witnessTimeout))
    throwUsageError(`--witness-timeout takes milliseconds up to 9999999, not "${witnessTimeout}"`);
  return {
    policy: policyIn(file),
    ...(witnessTimeout === undefined ? {} : { patienceMs: Number(witnessTimeout) }),
  };
}

function policyIn(file: string): Witnessing['policy'] {
  try {
    return readPolicy(readFileSync(file));
  } catch (cause) {
    const why = cause instanceof RangeError ? cause.message : `it cannot be read: ${fileErrorText(cause)}`;
    return throwUsageError(`--policy ${file}: ${why}`);
  }
}
