import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

/** As many as are asked for in the time that a log gets to come back. */
const REFUSED = 16;

export default fault<LogRig>({
  text: 'refuses the first entries after it was started again, whatever they are',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/kept#takes-nothing'],
  needs: { restart: true },
  install: (rig) => {
    let refused = REFUSED;
    const closed = withCreations(rig, async ({ next }) =>
      refused++ < REFUSED ? refusal(400, 3, 'no entry is taken') : next(),
    );
    return { ...closed, restarted: () => (refused = 0) };
  },
});
