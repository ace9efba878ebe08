import { throwUsageError } from '../../command/usage-error.ts';

/** Reports a port that cannot be listened to; other errors are left to the caller. @throws UsageError */
export function listenError(cause: unknown, port: number): void {
  const { code = '', syscall } = (cause instanceof Error ? cause : {}) as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') throwUsageError(`--port ${port} is in use; 0 takes any free one`);
  if (code === 'EACCES' && syscall === 'listen')
    throwUsageError(`--port ${port} needs more privileges; 0 takes any free port`);
}
