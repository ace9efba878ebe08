/** A suite that the child never has: no check has begun when its budget is spent. */

await new Promise<void>(() => {});
