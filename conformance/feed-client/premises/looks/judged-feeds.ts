import type { Trial } from '../../../core/check/trial.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';
import type { LookDefect } from './differences.ts';
import { type FeedShowings, type ShownFeed, showFeeds } from './shown-feed.ts';
import { type SoundReading, soundReading } from './sound-look.ts';

/** Shows feeds and judges each look. A client that reads the sound feed in no format of theirs is not judged. */
export async function judgeFeeds<R extends string>(
  client: FeedClientTarget,
  t: Trial<FeedClientTarget, R>,
  showings: FeedShowings<R>,
  defectOf: LookDefect,
): Promise<void> {
  const sound = await t.use(soundReading);
  const { formats } = showings;
  if (formats && !formats.some((format) => sound.formats.has(format)))
    t.notApplicable(`the client does not read ${formats.join(' or ')}`);
  await judgeShown(t, sound, await showFeeds(client, showings), defectOf);
}

/**
 * Judges each feed that was shown; the defect names the others that the client judges wrongly as well. A look that was cut
 * off shows nothing, and ends the check after the others.
 */
export async function judgeShown<R extends string>(
  t: Trial<FeedClientTarget, R>,
  sound: SoundReading,
  shown: readonly ShownFeed<R>[],
  defectOf: LookDefect,
): Promise<void> {
  const isOpen = ({ look }: ShownFeed<R>) => look.unfinished !== undefined;
  const decided = shown.filter((one) => !isOpen(one));
  const defects = new Map(decided.map((one) => [one, defectOf(one, sound)] as const));
  await t.each([...decided, ...shown.filter(isOpen)], (one) => {
    if (one.look.unfinished !== undefined) t.inconclusive(one.look.unfinished);
    const defect = defects.get(one);
    const others = decided.filter((other) => other !== one && defects.get(other)).map(({ name }) => name);
    const also = others.length === 0 ? '' : `; wrongly as well: ${others.join('; ')}`;
    t.judge(defect && { ...defect, actual: `${defect.actual}${also}` }, one.look);
  });
}
