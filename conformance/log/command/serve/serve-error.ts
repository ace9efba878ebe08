import { throwUsageError } from '../../../command/usage-error.ts';
import { fileErrorText } from '../../../files/file-error.ts';

/** Reports a port that cannot be listened to; other errors are left to the caller. @throws UsageError */
export function listenError(cause: unknown, port: number): void {
  const { code = '', syscall } = (cause instanceof Error ? cause : {}) as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') throwUsageError(`--port ${port} is in use; 0 takes any free one`);
  if (code === 'EACCES' && syscall === 'listen')
    throwUsageError(`--port ${port} needs more privileges; 0 takes any free port`);
}

/** What holds of a log after a file of it could not be written, and what to do. */
export const LOG_STOPPED =
  'where a write failed, the log takes no more entries until it is started again, and serves what was published before';

/** Reports a log that cannot be kept in its folder; other errors are left to the caller. @throws UsageError */
export function keepError(cause: unknown, dir: string | undefined): void {
  const { syscall } = (cause instanceof Error ? cause : {}) as NodeJS.ErrnoException;
  if (dir !== undefined && syscall !== undefined)
    throwUsageError(`--dir ${dir}: the log cannot be kept there: ${fileErrorText(cause)}`, 'a-folder-cannot-be-used');
}
