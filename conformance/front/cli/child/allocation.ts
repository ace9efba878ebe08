/**
 * Variables by which the process that judges gives the memory of long bodies back. glibc (mallopt(3)) gives it back where a
 * body has a mapping of its own, as all above a size have; that size grows with each that is freed, unless it is set. Where
 * several threads allocate, it keeps what is free for each of them. Other C libraries ignore both.
 */
export const ALLOCATION = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) } as const;

/** Takes them from the environment, unless the user set them: they are no concern of the programs that this process starts. */
export function forgetAllocation(): void {
  for (const [name, value] of Object.entries(ALLOCATION)) if (process.env[name] === value) delete process.env[name];
}
