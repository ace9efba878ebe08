import { logVariant } from '../../testbed/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';

export const serviceNamedByItsVendor = logVariant({
  text: 'calls its service Rekor, in a package of a vendor whose name has two parts',
  cites: 'Rekor v2, "CreateEntry": its service is dev.sigstore.rekor.v2.Rekor',
  install: (rig) => ({
    ...withRpc(rig, ({ getCheckpoint }) => ({ getCheckpoint })),
    service: 'dev.sigstore.rekor.v2.Rekor',
  }),
});
