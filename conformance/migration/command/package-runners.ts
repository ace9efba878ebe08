import { throwUsageError } from '../../command/usage-error.ts';

/** A command line that begins with a package runner, and the program that it runs. */
const RUNNER = /^\s*(?:\w+=\S*\s+)*(npx|npm|yarn|pnpm)(?=\s|$)((?:\s+(?:-\S*|exec|run|x|dlx))*)\s*([\w@./-]*)/;

/**
 * Refuses a command line of npx and its like: the tool runs in folders of its own, where these find no package, or request it
 * from the registry.
 *
 * @throws UsageError
 */
export function refuseRunner(option: string, command: string): void {
  const [, runner, , name = ''] = RUNNER.exec(command) ?? [];
  if (runner === undefined) return;
  const program = /^[\w./-]+$/.test(name) ? name : 'my-migrate';
  throwUsageError(
    `${option}: each run has a folder of its own, where ${runner} finds nothing: use ${option} ${program} ` +
      '(node_modules/.bin is on the path)',
  );
}
