import type { LogLocation, LogSource } from './source.ts';

/**
 * Opens a log for reading; `signal` ends pending reads. The modules for HTTP and for object storage are loaded only
 * where they are used: a worker on a directory does not need them.
 */
export async function openSource(place: LogLocation, signal?: AbortSignal): Promise<LogSource> {
  if (place.kind === 'directory') return (await import('./directory-source.ts')).directorySource(place.path);
  if (place.kind === 's3') return (await import('./object-source.ts')).objectSource(place, signal);
  return (await import('./http-source.ts')).httpSource(place, signal);
}
