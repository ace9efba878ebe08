import { throwUsageError } from '../usage-error.ts';
import { redactCommand } from './command-secrets.ts';

/**
 * Refuses a command line with a secret in it. The configuration file is for everybody who reads the project.
 * `program`: what the command runs.
 *
 * @throws UsageError
 */
export function refuseSecret(option: string, command: string, program: string): void {
  if (redactCommand(command) !== command)
    throwUsageError(
      `${option} has a secret in it, which would stand in touchstone.yaml: let the ${program} read it from the environment or a file`,
    );
}
