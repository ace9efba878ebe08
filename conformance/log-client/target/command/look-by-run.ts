import { type ClientCommand, runProgram, verdictOfRun } from '../../../lab/client/client-command.ts';
import type { Question } from '../log-client-target.ts';
import type { RecordedLog } from '../recorded-log.ts';
import type { Visit } from '../visit.ts';
import { givenValues } from './given-files.ts';

/** A client that looks once in each run. What it stores in `{state}`, and in its working folder, stays between its looks. */
export async function lookByRun(client: ClientCommand, recorded: RecordedLog, question: Question): Promise<Visit> {
  const serving = await client.serve(recorded.handler);
  const place = client.place();
  return {
    look: async () => {
      const values = await givenValues(client.command, recorded, question, serving.url, place);
      return verdictOfRun(await runProgram(client, values, place), client.refusal);
    },
    end: async () => {
      await serving.close();
      await place.remove();
      return undefined;
    },
  };
}
