import { witnessedLogFault } from '../../testbed/alteration.ts';
import { testWitnesses, withCosigners } from '../../testbed/witnesses/witnesses.ts';

const witnessAhead = (index: number, text: string, aheadMs: number) =>
  witnessedLogFault({
    text,
    breaks: 'LOG-CO-004',
    caughtBy: ['log/cosignatures/not-ahead#ahead'],
    install: (rig) =>
      withCosigners(rig, (one, i) =>
        i === index ? testWitnesses({ now: () => rig.clock.now() + aheadMs })[index]! : one,
      ),
  });

export const cosignatureOfTheNextHour = witnessAhead(
  0,
  'publishes cosignatures of a witness whose clock is an hour fast',
  3_600_000,
);

export const cosignatureTimeInMilliseconds = witnessedLogFault({
  text: 'publishes cosignatures of a witness that counts milliseconds in place of seconds',
  breaks: 'LOG-CO-004',
  caughtBy: ['log/cosignatures/not-ahead#ahead'],
  install: (rig) =>
    withCosigners(rig, (one, i) => (i === 1 ? testWitnesses({ now: () => rig.clock.now() * 1000 })[1] : one)),
});
