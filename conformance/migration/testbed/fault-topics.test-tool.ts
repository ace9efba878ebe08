/**
 * Topics whose checks start the tool many times, kill it in a process of its own or wait for it: each fault takes several times
 * as long as in other topics. `npm run test:interop` judges one fault for each of their checks, `npm test` one for each other
 * check.
 */
const LONG =
  /^migration\/((rerun|termination|founders|locks|resume|restart|result-file)\/|(options|steps)\/restart$|voting\/generated$)/;

/** Whether a check is of such a topic. */
export const isLong = (check: string): boolean => LONG.test(check);

/**
 * The topics in groups that take about as long as each other when all their faults are judged. A file of tests judges one
 * group, so that all processors are used to the end.
 */
const GROUPS: Readonly<Record<'resume' | 'runs' | 'commands', RegExp>> = {
  resume: /^migration\/resume\//,
  runs: LONG,
  commands: /^migration\/(account|command-line|exit|help|image|library|local-chain|networks|options|prices|release)\//,
};

/** A group of topics; `others` has what is in no other group. */
export type FaultGroup = keyof typeof GROUPS | 'others';

/** Gives whether a check is of a group. Each check is of one. */
export const isOfGroup =
  (group: FaultGroup) =>
  (check: string): boolean =>
    (Object.entries(GROUPS).find(([, topics]) => topics.test(check))?.[0] ?? 'others') === group;
