import { logFault } from '../../testbed/alteration.ts';
import { refusalResponse } from '../../testbed/create-requests.ts';
import { withAnswersBeforeRestart } from '../../testbed/entry-loss.ts';
import { conflictResponse, withRepeatAnswers } from '../../testbed/repeats.ts';

export const indexBeforeNamedAfterARestart = logFault({
  text: 'names for an entry that it had before it was started again the index of the one before',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/restart/repeats#wrong-index'],
  needs: { restart: true },
  install: (right) => {
    const { rig, earlier } = withAnswersBeforeRestart(right);
    return withRepeatAnswers(rig, (refused, { body }) =>
      earlier(body) ? conflictResponse(`${BigInt(refused.headers.get('x-log-index')!) - 1n}`) : refused,
    );
  },
});

export const repeatAfterARestartAnsweredWithBadRequest = logFault({
  text: 'answers with 400 to an entry that it had before it was started again',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/restart/repeats#unsound'],
  needs: { restart: true },
  install: (right) => {
    const { rig, earlier } = withAnswersBeforeRestart(right);
    return withRepeatAnswers(rig, (refused, { body }) =>
      earlier(body) ? refusalResponse(400, 3, 'not again') : refused,
    );
  },
});

export const repeatAfterARestartAnsweredWithTheEntry = logFault({
  text: 'answers with the entry that it had before it was started again, and refuses what came later',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/restart/repeats#changed'],
  needs: { restart: true },
  install: (right) => {
    const { rig, earlier } = withAnswersBeforeRestart(right);
    return withRepeatAnswers(rig, (refused, { body }) => earlier(body)?.clone() ?? refused);
  },
});
