import { feedVariant } from '../../testbed/alteration.ts';

export const listedForADayAfterTheEndUndeclared = feedVariant({
  text: 'lists events for a day after they have ended, and does not declare it',
  cites: 'choice upcoming',
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'day-back' } }),
});

export const listedForADayAfterTheEnd = feedVariant({
  text: 'lists events for a day after they have ended',
  cites: 'choice upcoming',
  needs: { declare: { upcoming: 'day-back' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'day-back' } }),
});

export const listedUntilBegun = feedVariant({
  text: 'lists events until they have begun',
  cites: 'choice upcoming',
  needs: { declare: { upcoming: 'not-begun' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'not-begun' } }),
});

export const listedUntilTheEndOfTheDayByRealTime = feedVariant({
  text: 'lists events until their day is over, by a clock that nobody sets',
  cites: 'choice upcoming',
  needs: { clock: false, declare: { upcoming: 'today' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'today' } }),
});

export const listedUntilTheEndOfTheDay = feedVariant({
  text: 'lists events until their day is over',
  cites: 'choice upcoming',
  needs: { declare: { upcoming: 'today' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'today' } }),
});
