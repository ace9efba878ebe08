import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

type WithStart = { readonly start: string | null } | null;
const startOf = (time: WithStart): number => (time?.start == null ? Number.MAX_SAFE_INTEGER : Date.parse(time.start));

/** Occurrences by their starts; those without one come last. */
const inOrder = <T extends WithStart>(times: readonly T[] | null): readonly T[] | null =>
  times?.toSorted((a, b) => startOf(a) - startOf(b)) ?? null;

export const occurrencesInOrder = feedVariant({
  text: 'lists the occurrences of an event by their starts, whatever their order was, and reports them so',
  cites: 'Interface, "Event": it does not say in which order an event has its times',
  needs: { given: ({ times }) => ({ times: inOrder(times) }) },
  install: (rig) =>
    withFeedParts(rig, {
      event: (item, ...more) => {
        const event = rig.parts.event(item, ...more);
        return { ...event, times: inOrder(event.times) };
      },
    }),
});
