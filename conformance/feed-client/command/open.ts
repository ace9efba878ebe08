import { serve } from '../../../src/reference/feed/index.ts';
import type { FirstLook, OpenedClient } from '../../command/client-init.ts';
import type { TargetContext } from '../../command/opened-target.ts';
import { redactCommand } from '../../command/secrets/command-secrets.ts';
import type { Problem } from '../../core/text/error-section.ts';
import { openAlteredFeed } from '../../feed/testbed/shown/altered-feed.ts';
import type { CommandClientOptions } from '../../lab/client/command-client-options.ts';
import { whyNoProgram } from '../../lab/client/why-no-program.ts';
import { commandClient } from '../target/command-client.ts';
import type { Look } from '../target/feed-client-target.ts';
import type { FeedClientJobTarget } from './job-target.ts';

/** Opens a client with the feeds that it is shown. */
export function openReaderCommand(
  settings: FeedClientJobTarget & Pick<CommandClientOptions, 'stop'>,
  { time }: TargetContext,
): OpenedClient {
  const target = commandClient({
    ...settings,
    time,
    feeds: (choice) => openAlteredFeed(choice, Date.now, settings.site),
    // A client that gives up ends its connection; the feed has failed for nobody.
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

/** Why the first look at a sound feed shows that the command is no client: it does not run, or reads or prints nothing. */
function whyNotJudged(look: Look, settings: FeedClientJobTarget): Problem | undefined {
  const { ended, reads, content, printed } = look;
  const why = whyNoProgram(look, settings);
  if (why !== undefined) return why;
  const section = 'the-client-reads-nothing';
  if (reads.length === 0)
    return { sentence: `it asks for no list of events (${ended}); that is at {url}/events/{site}.json`, section };
  if (content && printed === undefined)
    return {
      sentence: 'no events are found in its output: expected them in JSON; --field says what it calls their members',
      section,
    };
  return undefined;
}
