import type { LogLocation, LogSource } from './source.ts';

/**
 * Opens a log for reading; `signal` ends reads that are under way. HTTP is loaded only where it is used: a worker on a
 * directory needs none of it.
 */
export async function openSource(place: LogLocation, signal?: AbortSignal): Promise<LogSource> {
  if (place.kind === 'directory') return (await import('./directory-source.ts')).directorySource(place.path);
  return (await import('./http-source.ts')).httpSource(place, signal);
}
