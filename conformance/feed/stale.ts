/** What an item that was changed still says as it was before. */
import { valueDefect } from './compare.ts';
import { timesAtDefect } from './instants.ts';
import type { Stage } from './life.ts';
import { entriesOf } from './lists.ts';
import type { JsonObject } from './reading.ts';

const CHANGED = ['times', 'type', 'link'] as const;

/** The first member, other than the title, that is as it was before a change and not as it should be. */
export function staleMember(before: Stage, after: Stage): (typeof CHANGED)[number] | undefined {
  const [event] = after.list.events ? entriesOf(after.list.events, after.item) : [];
  return CHANGED.find((name) => {
    const node = event?.members.get(name);
    if (!event || !node) return false;
    // What it is else, neither the old nor the new, is judged of other events.
    const alone: JsonObject = { ...event, members: new Map([[name, node]]) };
    const [old, right] = [before, after].map(({ item }) => {
      const at = name === 'times' ? timesAtDefect(item.event, alone) : undefined;
      return !(valueDefect(item.event, alone) ?? at);
    });
    return old && !right;
  });
}
