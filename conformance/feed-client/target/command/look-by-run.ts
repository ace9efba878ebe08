import { type ClientCommand, runProgram, verdictOfRun } from '../../../lab/client/client-command.ts';
import type { RecordedFeed } from '../recorded-feed.ts';
import type { Given, Visit } from '../visit.ts';
import { givenValues } from './given-values.ts';

/** A client that looks once in each run. What it stores in `{state}`, and in its working folder, stays between its looks. */
export async function lookByRun(client: ClientCommand, recorded: RecordedFeed, given: Given): Promise<Visit> {
  const serving = await client.serve(recorded.handler);
  const place = client.place();
  return {
    look: async () => {
      const values = givenValues(client.command, recorded, given, serving.url, place);
      const run = await runProgram(client, values, place);
      return { ...verdictOfRun(run, client.refusal), output: run.result.stdout.text };
    },
    end: async () => {
      await serving.close();
      await place.remove();
    },
  };
}
