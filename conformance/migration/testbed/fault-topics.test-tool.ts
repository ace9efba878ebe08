/**
 * Topics whose checks start the tool many times, kill it in a process of its own or wait for it: each fault takes several times
 * as long as in other topics. `npm run test:interop` judges one fault for each of their checks, `npm test` one for each other
 * check.
 */
const LONG =
  /^migration\/((rerun|termination|founders|locks|resume|restart|result-file)\/|(options|steps)\/restart$|voting\/generated$)/;

/** Whether a check is of such a topic. */
export const isLong = (check: string): boolean => LONG.test(check);
