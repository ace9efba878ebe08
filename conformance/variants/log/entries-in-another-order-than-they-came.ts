import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCreations } from '../../faults/entries.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'puts entries that are under way together into the log the last one first',
  cites: 'Rekor v2, "CreateEntry": entries that are sent at the same time have no order',
  install: (rig) => {
    let open: (() => void)[] = [];
    return withCreations(rig, async ({ next }) => {
      await new Promise<void>((resolve) => {
        open.push(resolve);
        if (open.length > 1) return;
        setImmediate(() => {
          for (const go of open.reverse()) go();
          open = [];
        });
      });
      return next();
    });
  },
});
