import { spawnSync } from 'node:child_process';

const COMMAND = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];

/**
 * The command that starts a program as process 1 of a PID namespace, as a container does (pid_namespaces(7)); undefined where
 * this machine has no such command, or forbids it.
 */
export const inNewPidNamespace: readonly string[] | undefined =
  spawnSync(COMMAND[0]!, [...COMMAND.slice(1), 'true']).status === 0 ? COMMAND : undefined;
