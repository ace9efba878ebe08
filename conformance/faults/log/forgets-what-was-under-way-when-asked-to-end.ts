import type { LogRig } from '../../../src/reference/log/index.ts';
import { overlap, withCreations, withMemoryLoss } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'acknowledges what is under way when it is asked to end, and has empty entries in its place afterwards',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/kept#lost'],
  needs: { restart: true },
  install: (rig) => {
    let under = 0;
    let lost: number | undefined;
    const lossy = withMemoryLoss(rig, (entries) => {
      const kept = entries.slice(0, entries.length - lost!);
      return [...kept, ...Array.from(entries.slice(kept.length), () => new Uint8Array())];
    });
    const slow = withCreations(lossy, async ({ next }) => {
      const response = await next();
      if (response.status !== 201) return response;
      under++;
      await overlap();
      under--;
      return response;
    });
    return {
      ...slow,
      restarted: () => {
        // Only where it was asked to end, which is what comes first.
        lost = lost === undefined ? under : 0;
        lossy.restarted?.();
      },
    };
  },
});
