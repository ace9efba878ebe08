import type { LogRig } from '../../../src/reference/log/index.ts';
import { conflict, withTwins } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names the index of the entry before for one that is under way already',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/together/alike#wrong-index'],
  install: (rig) =>
    withTwins(rig, async (_asked, first) => {
      const answer = await first;
      if (answer.status !== 201) return answer;
      const { logIndex } = (await answer.json()) as { logIndex: string };
      return conflict(`${BigInt(logIndex) - 1n}`);
    }),
});
