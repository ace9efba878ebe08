import type { ChildMessage, RestartedMessage, StopMessage } from '../../../command/message.ts';
import type { StartRunner } from '../../../command/runner.ts';
import { judgeJob } from './session.ts';

/** Runs the checks in this very process: sooner than a child, and nothing ends them where they hang. */
export const startHere: StartRunner = (job, listeners) => {
  const ended = Promise.withResolvers<string>();
  const hearing: ((message: StopMessage | RestartedMessage) => void)[] = [];
  let over = false;
  const end = (how: string) => {
    over = true;
    ended.resolve(how);
  };
  // What crosses to a child and back is a copy.
  const say = async (message: ChildMessage) => {
    await undefined;
    if (!over) listeners.message(structuredClone(message));
  };
  const listen = (hear: (message: StopMessage | RestartedMessage) => void) => void hearing.push(hear);
  void judgeJob(structuredClone(job), { say, listen }).then(() => end('exit code 0'));
  return {
    pid: undefined,
    get connected() {
      return !over;
    },
    send: (message) => {
      for (const hear of hearing) hear(message);
    },
    kill: () => {
      for (const hear of hearing) hear({ kind: 'stop' });
      end('SIGKILL');
    },
    ended: ended.promise,
  };
};
