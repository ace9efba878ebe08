import { serve } from '../../../src/reference/log/index.ts';
import type { FirstLook, OpenedClient } from '../../command/client-init.ts';
import type { TargetContext } from '../../command/opened-target.ts';
import { redactCommand } from '../../command/secrets/command-secrets.ts';
import { missingFile } from '../../lab/program/command-paths.ts';
import { openAlteredLog } from '../../log/testbed/shown/altered-log.ts';
import { type CommandClientOptions, commandClient } from '../target/command-client.ts';
import type { Look } from '../target/log-client-target.ts';
import type { LogClientJobTarget } from './job-target.ts';

/** Exit codes of a shell for a file that is not executable, and for a program that does not exist. */
const NO_PROGRAM = /^exit code 12[67]$/;

/** Opens a client with the logs that it is shown. */
export function openClientCommand(
  settings: LogClientJobTarget & Pick<CommandClientOptions, 'stop'>,
  { time }: TargetContext,
): OpenedClient {
  const target = commandClient({
    ...settings,
    time,
    logs: (choice) => openAlteredLog(choice, settings.logOrigin),
    // A client that gives up ends its connection; the log has failed for nobody.
    serve: (handler) => serve(handler, { onError: () => {} }),
  });
  const firstLook = async (): Promise<FirstLook> => {
    const look = await target.show({});
    return { ...look, why: whyNotJudged(look, settings) };
  };
  return {
    target,
    firstLook,
    secrets: target.secrets,
    begin: async () => {
      const { why } = await firstLook();
      return why && `--command ${redactCommand(settings.command)}: ${why}`;
    },
    close: () => target.close(),
  };
}

/** Why the first look at a sound log shows that the command is no client: it does not run, or reads nothing. */
function whyNotJudged({ ended, reads, content }: Look, { command, cwd }: LogClientJobTarget): string | undefined {
  if (NO_PROGRAM.test(ended)) return 'there is no such program, or it cannot be executed';
  const file = content ? undefined : missingFile(cwd, command);
  if (file !== undefined) return `there is no file ${file}`;
  if (/\{(url|base)\}/.test(command) && reads.length === 0)
    return `it asks the log for nothing (${ended}); the prefix of the log is {url}`;
  return undefined;
}
