/**
 * Topics whose checks start the tool many times, kill it in a process of its own or wait for it: they take several times as
 * long as others for each fault. `npm run test:interop` has one fault for each of their checks, `npm test` for each of the others.
 */
const LONG = /^migration\/((rerun|termination|founders|locks|resume|result-file)\/|voting\/generated$)/;

/** Whether a check is of such a topic. */
export const isLong = (check: string): boolean => LONG.test(check);
