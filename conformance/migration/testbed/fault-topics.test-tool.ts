/** Topics whose checks start the tool several times, kill it in a process of its own or wait for it. */
const RUNS =
  /^migration\/((rerun|termination|founders|locks|resume|restart|result-file)\/|(options|steps)\/restart$|voting\/generated$)/;
/** Checks of five networks, or of several entries in a section. */
const SEVERAL = /^migration\/(release\/|schemes\/(generic|reward)-entries$)/;

/**
 * Whether a fault of a check takes several times as long as those of others. `npm run test:interop` judges one fault for each
 * of these checks, `npm test` one for each other check.
 */
export const isLong = (check: string): boolean => RUNS.test(check) || SEVERAL.test(check);

/**
 * The topics in groups that take about as long as each other when all their faults are judged. A file of tests judges one
 * group, so that all processors are used to the end.
 */
const GROUPS: Readonly<Record<'resume' | 'runs' | 'commands', RegExp>> = {
  resume: /^migration\/resume\//,
  runs: RUNS,
  commands: /^migration\/(account|command-line|exit|help|image|library|local-chain|networks|options|prices|release)\//,
};

/** A group of topics; `others` has what is in no other group. */
export type FaultGroup = keyof typeof GROUPS | 'others';

/** Gives whether a check is of a group. Each check is of one. */
export const isOfGroup =
  (group: FaultGroup) =>
  (check: string): boolean =>
    (Object.entries(GROUPS).find(([, topics]) => topics.test(check))?.[0] ?? 'others') === group;
