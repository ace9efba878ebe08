import { readerFault } from '../../testbed/alteration.ts';

export const idsOf64Bits = readerFault({
  text: 'has ids in 64 bits',
  breaks: 'READER-VA-003',
  caughtBy: ['feed-client/values/ids#digits'],
  install: (rig) => ({ ...rig, id: (value) => BigInt.asIntN(64, rig.id(value)) }),
});

export const idsWithoutSign = readerFault({
  text: 'prints ids without their sign',
  breaks: 'READER-VA-003',
  caughtBy: ['feed-client/values/ids#digits'],
  install: (rig) => ({
    ...rig,
    id: (value) => {
      const id = rig.id(value);
      return id < 0n ? -id : id;
    },
  }),
});
