import { serve } from '../../../src/reference/log/index.ts';
import type { FirstLook, OpenedClient } from '../../command/client-init.ts';
import type { TargetContext } from '../../command/opened-target.ts';
import { redactCommand } from '../../command/secrets/command-secrets.ts';
import type { Problem } from '../../core/text/error-section.ts';
import type { CommandClientOptions } from '../../lab/client/command-client-options.ts';
import { whyNoProgram } from '../../lab/client/why-no-program.ts';
import { openAlteredLog } from '../../log/testbed/shown/altered-log.ts';
import { commandClient } from '../target/command-client.ts';
import type { Look } from '../target/log-client-target.ts';
import type { LogClientJobTarget } from './job-target.ts';

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
      return why && { ...why, sentence: `--command ${redactCommand(settings.command)}: ${why.sentence}` };
    },
    close: () => target.close(),
  };
}

/** Why the first look at a sound log shows that the command is no client: it does not run, or reads nothing. */
function whyNotJudged(look: Look, settings: LogClientJobTarget): Problem | undefined {
  const why = whyNoProgram(look, settings);
  if (why !== undefined) return why;
  return /\{(url|base)\}/.test(settings.command) && look.reads.length === 0
    ? {
        sentence: `it asks the log for nothing (${look.ended}); the prefix of the log is {url}`,
        section: 'the-client-reads-nothing',
      }
    : undefined;
}
