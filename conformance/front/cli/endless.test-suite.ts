/** A suite that the child never has: no check has begun when its budget is spent. */
import { behaves } from './stubborn.test-suite.ts';

await new Promise<void>(() => {});

export { behaves };
