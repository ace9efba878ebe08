/** A small client of a feed, such as somebody has in their own project: what to show on a page of upcoming events. */
interface Shown {
  readonly title: string;
  /** When it is next; absent where nobody can tell. */
  readonly start?: Date;
}

/** Of an answer, what is read here. */
interface Answer {
  readonly meta: { readonly status: number; readonly message: string | null };
  readonly data: readonly { readonly title: string | null; readonly times: readonly (Time | null)[] | null }[];
}
interface Time {
  readonly start: string | null;
}

/** An ISO 8601 date-time without an offset says no instant, and Date would take it for local time. */
const WITH_OFFSET = /(?:z|[+-]\d{2}:\d{2})$/i;

/** The events of a site, for people. */
export async function upcoming(feed: string, site: string, key: string): Promise<readonly Shown[]> {
  const response = await fetch(`${feed}/events/${encodeURIComponent(site)}.json?key=${encodeURIComponent(key)}`);
  const { meta, data } = (await response.json()) as Answer;
  if (meta.status === 204) return [];
  if (meta.status !== 200) throw new Error(`the feed refuses: ${meta.message}`);
  return data.map(({ title, times }) => {
    const starts = (times ?? []).flatMap((time) =>
      WITH_OFFSET.test(time?.start ?? '') ? [new Date(time!.start!)] : [],
    );
    const start = starts.filter((start) => start.getTime() >= Date.now()).sort((a, b) => a.getTime() - b.getTime())[0];
    return { title: title ?? '(without a title)', ...(start && { start }) };
  });
}
