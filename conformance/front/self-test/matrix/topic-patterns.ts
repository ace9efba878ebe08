import type { CheckId } from '../../../core/check/reason.ts';

/**
 * Patterns, without the name of the suite, that match these checks and no other of `all`: a topic of which all are meant is
 * `tiles/*`, all checks together are `**`.
 */
export function topicPatterns(ids: readonly CheckId[], all: readonly CheckId[]): readonly string[] {
  if (ids.length > 0 && ids.length === all.length) return ['**'];
  const topicOf = (id: CheckId) => id.split('/')[1]!;
  const meant = new Set(ids);
  const topics = Map.groupBy(all, topicOf);
  return [...topics].flatMap(([topic, checks]) => {
    const some = checks.filter((id) => meant.has(id));
    return some.length === checks.length && some.length > 1
      ? [`${topic}/*`]
      : some.map((id) => `${topic}/${id.split('/')[2]}`);
  });
}
