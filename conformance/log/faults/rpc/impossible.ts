import { logFault } from '../../testbed/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';

export const rpcLevelsBeyond63Served = logFault({
  text: 'reads only the last six bits of a level over gRPC, so that 64 is level 0',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/impossible#served'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: ({ L, N, ...more }, context) => next.getTile({ ...more, L: L % 64, N }, context),
    })),
});

export const rpcMissingBundleIsEmpty = logFault({
  text: 'answers a bundle that cannot exist with an empty one over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/impossible#served'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: async (...asked) => {
        try {
          return await next.getEntryBundle(...asked);
        } catch {
          return { contentType: 'application/octet-stream', data: new Uint8Array() };
        }
      },
    })),
});

export const rpcMissingIsEmpty = logFault({
  text: 'answers a tile that cannot exist with an empty one over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/impossible#served'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: async (...asked) => {
        try {
          return await next.getTile(...asked);
        } catch {
          return { contentType: 'application/octet-stream', data: new Uint8Array() };
        }
      },
    })),
});

/** The width as the one byte that it fits in: 257 is 1. */
const wrapped = (N: string) => N.replace(/\.p\/(-?\d+)$/, (_all, width: string) => `.p/${Number(width) & 255}`);

export const rpcWidthAsOneByte = logFault({
  text: 'reads the width of a partial tile over gRPC as one byte, so that 257 is 1',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/impossible#served'],
  needs: { entries: 20n, batch: 1 },
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: ({ N, ...more }, context) => next.getTile({ ...more, N: wrapped(N) }, context),
    })),
});

export const rpcIndexOfItsLastElementAlone = logFault({
  text: 'reads only the last element of the index of a bundle over gRPC, so that x001/000 is 0',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/impossible#served'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: ({ N, ...more }, context) =>
        next.getEntryBundle({ ...more, N: N.replace(/^(?:x\d{3}\/)+/, '') }, context),
    })),
});
