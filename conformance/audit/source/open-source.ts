import type { LogLocation, LogSource } from './source.ts';

/**
 * Opens a log for reading; `signal` ends pending reads. The HTTP modules are loaded only where they are used: a worker
 * on a directory does not need them.
 */
export async function openSource(place: LogLocation, signal?: AbortSignal): Promise<LogSource> {
  if (place.kind === 'directory') return (await import('./directory-source.ts')).directorySource(place.path);
  return (await import('./http-source.ts')).httpSource(place, signal);
}
