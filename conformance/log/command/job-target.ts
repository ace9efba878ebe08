/** A log as plain data. */
import type { LogTargetOptions } from '../target/opened-log.ts';

/** A log as plain data. */
export type LogJobTarget = Omit<LogTargetOptions, 'handler' | 'time' | 'signal' | 'restart'>;
